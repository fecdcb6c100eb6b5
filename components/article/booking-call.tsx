import { primaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { articleWords } from '@/content/en/article';

/** The way from reading to a visit. */
export function BookingCall() {
  const { title, text, button } = articleWords.booking;
  return (
    <section className="mt-14 rounded-2xl bg-raised p-6 sm:p-8 print:hidden">
      <h2 className="text-subsection">{title}</h2>
      <p className="mt-2">{text}</p>
      <Link href="/patient-form/" className={`${primaryButton} mt-5`}>
        {button}
      </Link>
    </section>
  );
}
