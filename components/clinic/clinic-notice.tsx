import { InfoIcon } from '@/components/ui/notice-icons';
import { findNotice, toNoticeText } from '@/lib/clinic/notice';
import { getMessages } from '@/lib/content/get-content';
import { formatDay, toLangAttribute } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';

/**
 * The notice in `clinic.yaml`, with its last day. The script in the head (`hideNotice`) hides it before its first and
 * after its last day; without JavaScript it is shown until the next build after that day.
 */
export function ClinicNotice({ look }: { look: 'band' | 'box' }) {
  const notice = findNotice();
  if (!notice) {
    return null;
  }
  const { text, languageCode } = toNoticeText(notice);
  const title = formatMessage(getMessages().clinic.notice, { day: formatDay(notice.until) });
  const content = (
    <>
      <InfoIcon />
      <p>
        <span className="block font-bold">{title}</span>
        <span lang={toLangAttribute(languageCode)}>{text}</span>
      </p>
    </>
  );
  return look === 'band' ? (
    <aside data-notice aria-label={title} className="border-b border-hairline bg-raised">
      <div className="wrap flex break-inside-avoid gap-3 py-3">{content}</div>
    </aside>
  ) : (
    <div
      data-notice
      data-unspoken
      className="mt-6 flex break-inside-avoid gap-3 rounded-xl bg-raised p-5"
    >
      {content}
    </div>
  );
}
