import { Message } from '@/components/ui/message';
import { getMessages } from '@/lib/content/get-content';
import { findOriginal } from '@/lib/content/pages/languages';
import type { Translation } from '@/lib/content/schema/signature';
import { formatDay, formatOwnName } from '@/lib/language';
import { defaultLanguage } from '@/lib/languages';
import { toAddressIn } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';

interface TranslationNoteProps {
  page: { path: string; translation?: Translation };
  className: string;
}

/** Says who translated and reviewed a page, and links to the original; renders nothing on an original page. */
export function TranslationNote({ page, className }: TranslationNoteProps) {
  const { path, translation } = page;
  const { label, by, unreviewed, reviewed, outdated, original } =
    getMessages().languages.translation;
  if (!translation) {
    return null;
  }
  const { reviewedBy, reviewedOn, of } = translation;
  const followed = findOriginal(path);
  const link = (
    <a href={toAddressIn(defaultLanguage, path)} lang={defaultLanguage} hrefLang={defaultLanguage}>
      {formatOwnName(defaultLanguage)}
    </a>
  );
  return (
    <aside data-unspoken aria-label={label} className={`text-base text-muted ${className}`}>
      <p>
        {by[translation.by]}{' '}
        {reviewedBy && reviewedOn
          ? formatMessage(reviewed, { reviewer: reviewedBy, day: formatDay(reviewedOn) })
          : unreviewed}
        {followed && (
          <>
            {' '}
            {followed.getVersion() !== of && `${outdated} `}
            <Message text={original} values={{ link }} />
          </>
        )}
      </p>
    </aside>
  );
}
