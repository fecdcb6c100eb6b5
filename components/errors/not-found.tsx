import { Drawing } from '@/components/illustrations/drawing';
import { NotFoundLines } from '@/components/languages/not-found-lines';
import { UrgentLink } from '@/components/page/help-links';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { getMessages } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';
import { BlogNotFound } from './blog-not-found';

interface NextLinksProps {
  links: readonly { label: string; href: string }[];
  hasPrimary: boolean;
}

function NextLinks({ links, hasPrimary }: NextLinksProps) {
  return (
    <ul className="mt-8 grid gap-4 @tablet:flex @tablet:flex-wrap">
      {links.map(({ label, href }, index) => (
        <li key={href} className="grid">
          <a
            href={toPageAddress(href)}
            className={hasPrimary && index === 0 ? primaryButton : secondaryButton}
          >
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}

export function NotFound() {
  const messages = getMessages();
  const { title, lead, links } = messages['not-found'];
  const otherLinks = links.filter(({ href }) => href !== '/blog/');
  const lost = (
    <>
      <h1 className="text-title font-extrabold">{title}</h1>
      <p className="measure mt-5 text-lead text-muted">{lead}</p>
      <NextLinks links={links} hasPrimary />
      <UrgentLink className="mt-6" />
      <NotFoundLines />
    </>
  );
  return (
    <div className="wrap grid items-center gap-x-16 gap-y-8 pt-12 @wide:grid-cols-[minmax(0,1fr)_28rem] @wide:pt-20">
      <div>
        <BlogNotFound
          blog={toPageAddress('/blog/')}
          message={messages.blog.notFound}
          back={messages.blog.back}
          links={<NextLinks links={otherLinks} hasPrimary={false} />}
        >
          {lost}
        </BlogNotFound>
      </div>
      <Drawing name="lost-chart" className="w-full @max-wide:-order-1 @max-wide:max-w-72" />
    </div>
  );
}
