import { NotFound } from '@/components/errors/not-found';
import { PageFrame } from '@/components/layout/page-frame';
import { getMessages } from '@/lib/content/get-content';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() => {
  const { title, description } = getMessages()['not-found'];
  return toMetadata({ title, description, isHidden: true });
});

export default inLanguage(() => (
  <PageFrame>
    <NotFound />
  </PageFrame>
));
