import Link from 'next/link';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { notFound } from '@/content/en/not-found';

/** What an address that leads nowhere shows: what happened, and the ways on. */
export function NotFound() {
  return (
    <div className="wrap pt-12 lg:pt-20">
      <h1 className="text-title font-extrabold">{notFound.title}</h1>
      <p className="measure mt-5 text-lead text-muted">{notFound.lead}</p>
      <p className="mt-8 flex flex-wrap gap-4">
        {notFound.links.map(({ label, href }, index) => (
          <Link key={href} href={href} className={index === 0 ? primaryButton : secondaryButton}>
            {label}
          </Link>
        ))}
      </p>
    </div>
  );
}
