import { FormPage } from '@/components/forms/form-page';
import { PageFrame } from '@/components/layout/page-frame';
import { getOnlyPage } from '@/lib/content/pages/pages';
import { inLanguage } from '@/lib/in-language';
import { toMetadata } from '@/lib/site/metadata';

export const generateMetadata = inLanguage(() => toMetadata(getOnlyPage('form')));

export default inLanguage(() => {
  const page = getOnlyPage('form');
  return (
    <PageFrame page={page} hasOwnNote>
      <FormPage page={page} />
    </PageFrame>
  );
});
