import { getIndexParts } from '@/lib/search/index-parts';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = async () =>
  [...(await getIndexParts()).keys()].map((part) => ({ part }));

export const GET = async (_: Request, { params }: RouteContext<'/search-index/[part]'>) =>
  Response.json((await getIndexParts()).get((await params).part));
