import { toFeed } from '@/lib/feed/feed';
import { respondInLanguage } from '@/lib/in-language';

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export const dynamic = 'force-static';

export const GET = respondInLanguage(
  () => new Response(toFeed(), { headers: { 'Content-Type': 'application/rss+xml' } }),
);
