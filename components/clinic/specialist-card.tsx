import { Picture } from '@/components/ui/picture';
import { getContent } from '@/lib/content/get-content';
import { formatLanguage, formatList } from '@/lib/language';
import { formatMessage } from '@/lib/text/format-message';

export function SpecialistCard({ hasName = true }: { hasName?: boolean }) {
  const { clinic, messages } = getContent();
  const { name, qualifications, registration, languages, photo } = clinic.optometrist;
  const words = messages.clinic.optometrist;
  return (
    name && (
      <div className="my-3 flex break-inside-avoid flex-col gap-5 rounded-2xl border border-transparent bg-raised p-4 @tablet:flex-row @tablet:items-center @tablet:p-6 @tablet:my-6">
        {photo && (
          <Picture
            picture={photo}
            alt={formatMessage(words.photo, { name })}
            className="size-32 shrink-0 rounded-xl object-cover"
          />
        )}
        <div>
          {hasName && (
            <p>
              <strong className="text-subsection">{name}</strong>
            </p>
          )}
          <p className={`font-bold ${hasName ? '' : 'text-subsection'}`}>
            {[qualifications, messages.page.specialistRole].filter(Boolean).join(', ')}
          </p>
          {registration && <p>{formatMessage(words.registration, { number: registration })}</p>}
          {languages && (
            <p>
              {formatMessage(words.languages, {
                languages: formatList(languages.map(formatLanguage), 'conjunction'),
              })}
            </p>
          )}
        </div>
      </div>
    )
  );
}
