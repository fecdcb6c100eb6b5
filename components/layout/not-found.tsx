import { LostChart } from '@/components/illustrations/lost-chart';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { Link } from '@/components/ui/link';
import { blogPage } from '@/content/en/blog';
import { notFound } from '@/content/en/not-found';
import { BlogNotFound } from './blog-not-found';

/** What an address that leads nowhere shows: what happened, and the ways on. */
export function NotFound() {
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 pt-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-20">
      <div>
        <BlogNotFound message={blogPage.notFound} back={blogPage.back}>
          <h1 className="text-title font-extrabold">{notFound.title}</h1>
          <p className="measure mt-5 text-lead text-muted">{notFound.lead}</p>
        </BlogNotFound>
        <ul className="mt-8 flex flex-wrap gap-4">
          {notFound.links.map(({ label, href }, index) => (
            <li key={href}>
              <Link href={href} className={index === 0 ? primaryButton : secondaryButton}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </div>
      <LostChart className="w-full max-lg:-order-1 max-lg:max-w-72" />
    </div>
  );
}
