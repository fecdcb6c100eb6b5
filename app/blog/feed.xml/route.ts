import { toFeed } from '@/lib/content/feed';

export const dynamic = 'force-static';

export const GET = async () =>
  new Response(await toFeed(), { headers: { 'Content-Type': 'application/rss+xml' } });
