import { DemoPage } from '@/components/demo/demo-page';
import { getPage } from '@/lib/content/pages/pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() =>
  toMetadata({ ...getPage('demo', '/login/'), isHidden: true }),
);

export default inLanguage(() => <DemoPage name="login" />);
