import { LostChart } from '@/components/illustrations/lost-chart';
import { LeadToDefaultLanguage } from '@/components/languages/lead-to-default-language';
import { NotFoundLines } from '@/components/languages/not-found-lines';
import { UrgentLink } from '@/components/page/urgent-link';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { InnerLink } from '@/components/ui/inner-link';
import { getMessages } from '@/lib/content/get-content';
import { isPublished } from '@/lib/content/languages';
import { getPosts } from '@/lib/content/posts';
import { defaultLanguage, language, translatedLanguages } from '@/lib/language';
import { toAddressIn } from '@/lib/site/language-address';
import { BlogNotFound } from './blog-not-found';

interface NextLinksProps {
  links: readonly { label: string; href: string }[];
  hasPrimary: boolean;
}

function NextLinks({ links, hasPrimary }: NextLinksProps) {
  return (
    <ul className="mt-8 grid gap-4 sm:flex sm:flex-wrap">
      {links.map(({ label, href }, index) => (
        <li key={href} className="grid">
          <InnerLink
            href={href}
            className={hasPrimary && index === 0 ? primaryButton : secondaryButton}
          >
            {label}
          </InnerLink>
        </li>
      ))}
    </ul>
  );
}

export function NotFound() {
  const messages = getMessages();
  const { title, lead, links } = messages['not-found'];
  const unpublished =
    language.code === defaultLanguage
      ? translatedLanguages.filter((code) => !isPublished(code))
      : [];
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
    <div className="wrap grid items-center gap-x-16 gap-y-8 pt-12 lg:grid-cols-[minmax(0,1fr)_26rem] lg:pt-20">
      {unpublished.length > 0 && (
        <LeadToDefaultLanguage folders={unpublished.map((code) => toAddressIn(code, '/'))} />
      )}
      <div>
        {getPosts().length > 0 ? (
          <BlogNotFound
            message={messages.blog.notFound}
            back={messages.blog.back}
            links={<NextLinks links={otherLinks} hasPrimary={false} />}
          >
            {lost}
          </BlogNotFound>
        ) : (
          lost
        )}
      </div>
      <LostChart className="w-full max-lg:-order-1 max-lg:max-w-72" />
    </div>
  );
}
