import { Drawing } from '@/components/illustrations/drawing';
import { UrgentLink } from '@/components/page/help-links';
import { ButtonLink } from '@/components/ui/button-link';
import { getMessages } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';
import { BlogNotFound } from './blog-not-found';

const NextLinks = ({ links }: { links: readonly { label: string; href: string }[] }) => (
  <ul className="mt-8 grid flex-wrap gap-4 @tablet:flex">
    {links.map(({ label, href }, index) => (
      <li key={href} className="grid">
        <ButtonLink href={href} label={label} isMain={index === 0} />
      </li>
    ))}
  </ul>
);

export function NotFound() {
  const { 'not-found': lost, blog } = getMessages();
  const list = { label: blog.back, href: '/blog/' };
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 pt-12 @wide:grid-cols-[minmax(0,1fr)_28rem] @wide:pt-20">
      <div>
        <BlogNotFound
          blog={toPageAddress(list.href)}
          lostPost={
            <>
              <h1 className="text-title font-extrabold">{blog.notFound}</h1>
              <NextLinks links={[list, ...lost.links.filter(({ href }) => href !== list.href)]} />
            </>
          }
        >
          <h1 className="text-title font-extrabold">{lost.title}</h1>
          <p className="measure mt-5 text-lead text-muted">{lost.lead}</p>
          <NextLinks links={lost.links} />
          <UrgentLink className="mt-6" />
        </BlogNotFound>
      </div>
      <Drawing name="lost-chart" className="w-full @max-wide:-order-1 @max-wide:max-w-72" />
    </div>
  );
}
