import { UrgentLink } from '@/components/page/help-links';
import { RichText } from '@/components/ui/rich-text';
import { getOnlyPage } from '@/lib/content/pages/pages';

/** What to do in an emergency instead of waiting for a reply. */
export const MeanwhileNotice = () => (
  <div className="border-t border-line pt-6 print:border-0">
    <p>
      <RichText text={getOnlyPage('form').meanwhile} />
    </p>
    <UrgentLink className="mt-2" />
  </div>
);
