import { AlertIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import { getOnlyPage } from '@/lib/content/pages';

/** What to do in an emergency, rather than wait for an answer. */
export const MeanwhileNotice = () => (
  <p className="flex gap-3 border-t border-line pt-6 print:border-0">
    <AlertIcon />
    <span>
      <RichText text={getOnlyPage('form').meanwhile} />
    </span>
  </p>
);
