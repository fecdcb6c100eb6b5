import type { ReactNode } from 'react';
import { PhoneAndHours } from '@/components/clinic/phone-and-hours';
import { Breadcrumb } from '@/components/page/breadcrumb';
import { StructuredData } from '@/components/page/structured-data';
import { AlertIcon } from '@/components/ui/notice-icons';
import { RichText } from '@/components/ui/rich-text';
import type { PageOfKind } from '@/lib/content/documents';

interface FormPageProps {
  page: PageOfKind<'form'>;
  children: ReactNode;
}

/** A page around one form, with what happens after it beside it on wide screens. */
export function FormPage({ page, children }: FormPageProps) {
  const { path, heading, lead, emergency, next } = page;
  return (
    <div className="wrap grid grid-cols-1 gap-x-16 print:block pt-6 lg:pt-8 @wide:grid-cols-[minmax(0,36rem)_minmax(0,1fr)]">
      <div className="@wide:col-span-2">
        <StructuredData path={path} />
        <Breadcrumb path={path} />
      </div>
      <div>
        <h1 className="mt-6 text-title font-extrabold">{heading}</h1>
        <p className="mt-5 text-lead text-muted">{lead}</p>
        <p className="mt-5 flex gap-3 font-bold">
          <AlertIcon />
          <span>
            <RichText text={emergency} />
          </span>
        </p>
        {children}
      </div>
      <aside
        aria-labelledby="next"
        className="mt-12 self-start rounded-2xl bg-raised p-6 print:hidden @wide:sticky @wide:top-(--header-room) @wide:mt-8"
      >
        <h2 id="next" className="text-subsection">
          {next.title}
        </h2>
        <ol className="mt-4 space-y-4">
          {next.steps.map((step, index) => (
            <li key={step} className="flex gap-4">
              <span
                aria-hidden="true"
                className="w-4 shrink-0 font-extrabold text-accent2 tabular-nums"
              >
                {index + 1}
              </span>
              {step}
            </li>
          ))}
        </ol>
        <PhoneAndHours className="mt-6 border-t border-line pt-6" hasReplyTime />
      </aside>
    </div>
  );
}
