import { PhoneLink } from '@/components/clinic/phone-link';
import { WhereWeAre } from '@/components/clinic/where-we-are';
import { Breadcrumb } from '@/components/page/breadcrumb';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { getContent } from '@/lib/content/get-content';

/** The ways to the clinic, before the demo: visitors guess its address. */
export function RealContact() {
  const { clinic, messages } = getContent();
  const { demos, navigation } = messages;
  const { title, form } = demos.contact.real;
  return (
    <div className="mb-10 border-b border-line pb-10">
      <Breadcrumb path="/contact/" label={title} />
      <div className="mt-2 grid items-baseline gap-x-16 gap-y-8 @4xl:grid-cols-2">
        <div>
          <h1 className="text-title font-extrabold">{title}</h1>
          <div className="mt-6 flex flex-wrap gap-4">
            <PhoneLink className={`${primaryButton} max-sm:w-full`} />
            <Link href={form.href} className={clinic.phone ? secondaryButton : primaryButton}>
              {form.label}
            </Link>
            <Link href={navigation.patientForm.href} className={secondaryButton}>
              {navigation.patientForm.label}
            </Link>
          </div>
        </div>
        <div className="space-y-6">
          <WhereWeAre heading="h2" hasCall={false} />
        </div>
      </div>
    </div>
  );
}
