import { WhereWeAre } from '@/components/clinic/where-we-are';
import { Breadcrumb } from '@/components/page/breadcrumb';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { getMessages } from '@/lib/content/get-content';

/** The ways to the clinic, before the demo: visitors guess its address. */
export function RealContact() {
  const { demos, navigation } = getMessages();
  const { title, form } = demos.contact.real;
  return (
    <div className="mb-14 grid gap-x-16 gap-y-8 border-b border-line pb-14 @4xl:grid-cols-2">
      <div>
        <Breadcrumb path="/contact/" label={title} />
        <h1 className="mt-2 text-title font-extrabold">{title}</h1>
        <div className="mt-6 flex flex-wrap gap-4">
          <Link href={form.href} className={primaryButton}>
            {form.label}
          </Link>
          <Link href={navigation.patientForm.href} className={secondaryButton}>
            {navigation.patientForm.label}
          </Link>
        </div>
      </div>
      <div className="space-y-6">
        <WhereWeAre heading="h2" />
      </div>
    </div>
  );
}
