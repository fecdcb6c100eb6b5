import { TextLink } from '@/components/ui/text-link';
import { listDetails } from '@/lib/clinic/details';
import { getContent } from '@/lib/content/get-content';

/** What is worth knowing before a visit, as far as the owner has told it. */
export function GoodToKnow() {
  const { clinic, messages } = getContent();
  const details = listDetails(clinic, messages);
  if (details.length === 0) {
    return null;
  }
  return (
    <div className="@wide:col-span-2">
      <h3 className="text-subsection">{messages.clinic.details.title}</h3>
      <dl className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-x-8 gap-y-5">
        {details.map(({ term, entries }) => (
          <div key={term} className="break-inside-avoid">
            <dt className="font-bold">{term}</dt>
            {entries.map(({ label, text, href }) => (
              <dd key={text}>
                {label && `${label}: `}
                {href ? <TextLink href={href}>{text}</TextLink> : text}
              </dd>
            ))}
          </div>
        ))}
      </dl>
    </div>
  );
}
