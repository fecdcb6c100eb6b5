import { AlertIcon } from '@/components/ui/notice-icons';
import { listContactOptions } from '@/lib/clinic/contact-options';
import { getMessages } from '@/lib/content/get-content';
import { ContactOptions } from './contact-options';

/** Says, where scripts are off, that the form cannot send, and what can be done instead. */
export function NoScriptNotice() {
  const { noScript, help } = getMessages().forms;
  return (
    <noscript>
      <div className="mt-6 rounded-xl border-3 border-danger bg-surface p-5">
        <h2 className="flex gap-2 text-danger">
          <AlertIcon />
          {noScript.title}
        </h2>
        <p className="mt-2">{noScript.text}</p>
        <ContactOptions title={help.contactOptions} options={listContactOptions()} />
      </div>
    </noscript>
  );
}
