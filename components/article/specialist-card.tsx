import { clinic } from '@/content/clinic';
import { articleWords } from '@/content/en/article';

/** The optometrist by name, once the owner has said it. */
export function SpecialistCard() {
  const { name, qualifications } = clinic.optometrist;
  return (
    name && (
      <p className="mt-10 rounded-2xl bg-raised p-6">
        <strong className="text-subsection">{name}</strong>
        <br />
        {[qualifications, articleWords.specialistRole].filter(Boolean).join(', ')}
      </p>
    )
  );
}
