import { getMessages } from '@/lib/content/get-content';
import type { BlockOf } from '@/lib/content/markdown/blocks';
import { careLevels } from '@/lib/content/schema/signs';
import { toPageAddress } from '@/lib/site/language-address';
import type { Inline } from '@/lib/text/rich-text';
import { secondaryButton } from '../ui/button-classes';
import { careLevelLooks } from '../ui/care-level-icon';
import { RichText } from '../ui/rich-text';

const isBooking = (run: Inline | undefined): run is Extract<Inline, { link: string }> =>
  typeof run === 'object' && 'link' in run && run.href === '/patient-form/';

/** What to do, most urgent first; a link to the patient form at the end of a row is shown as a button. */
export function WhatToDo({ block }: { block: BlockOf<'what-to-do'> }) {
  const { toArticle, careLevels: words } = getMessages().page;
  return (
    <section className="break-inside-avoid rounded-2xl border border-transparent bg-raised p-4 @tablet:p-6 print:border-line">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-subsection">{block.title}</h2>
        {/* Leads past the signs to the table of contents, where one stands below them. */}
        <a
          href="#on-this-page"
          className="-my-2 hidden min-h-11 items-center text-small underline underline-offset-4 print:hidden! in-[article:has(#on-this-page)]:flex in-[article:has(#topics)]:hidden! @wide:hidden!"
        >
          {toArticle}
        </a>
      </div>
      <ul className="rows @tablet:*:flow-root @tablet:*:pl-32 @tablet:[&>li>strong:first-child]:float-left @tablet:[&>li>strong:first-child]:-ml-32 @tablet:[&>li>strong:first-child]:w-32 @tablet:[&>li>strong:first-child]:pr-3">
        {block.rows.map((row, index) => {
          const last = typeof row === 'string' ? undefined : row.at(-1);
          const label: string = Object(row[0]).strong;
          const level = careLevels.find((name) => label === `${words[name]}:`);
          const isMostUrgent = index === 0 && block.rows.length > 1;
          const look = level || isMostUrgent ? careLevelLooks[level ?? 'emergency'].label : '';
          return (
            <li key={label} className={`py-1.5 leading-normal last:pb-0 @tablet:py-2 ${look}`}>
              <RichText text={isBooking(last) ? row.slice(0, -1) : row} />
              {isBooking(last) && (
                <a
                  href={toPageAddress(last.href)}
                  className={`mt-2 w-full @tablet:mt-4 @tablet:flex @tablet:w-fit ${secondaryButton}`}
                >
                  {last.link}
                </a>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
