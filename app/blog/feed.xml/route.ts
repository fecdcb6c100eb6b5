import { toFeed } from '@/lib/feed/feed';

export const dynamic = 'force-static';

export const GET = () =>
  new Response(toFeed(), { headers: { 'Content-Type': 'application/rss+xml' } });
