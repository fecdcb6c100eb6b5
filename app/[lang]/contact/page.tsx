import { DemoPage } from '@/components/demo/demo-page';
import { RealContact } from '@/components/demo/real-contact';
import { getPage } from '@/lib/content/pages/pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() =>
  toMetadata({ ...getPage('demo', '/contact/'), isHidden: true }),
);

export default inLanguage(() => (
  <DemoPage name="contact">
    <RealContact />
  </DemoPage>
));
