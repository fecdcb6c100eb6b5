import { AlertIcon } from '@/components/ui/notice-icons';
import { formHelp } from '@/content/en/forms';
import { listContactWays } from '@/lib/contact-ways';
import { ContactWays } from './contact-ways';

/** Says, where scripts are off, that the form cannot send, and what can be done instead. */
export function NoScriptNotice() {
  return (
    <noscript>
      <div className="mt-6 rounded-xl border-3 border-danger bg-surface p-5">
        <h2 className="flex gap-2 text-danger">
          <AlertIcon />
          {formHelp.noScript.title}
        </h2>
        <p className="mt-2">{formHelp.noScript.text}</p>
        <ContactWays title={formHelp.otherWays} ways={listContactWays()} />
      </div>
    </noscript>
  );
}
