import { getSearchFiles } from '@/lib/search/search-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => [...getSearchFiles().keys()].map((part) => ({ part }));

export const GET = async (_: Request, { params }: RouteContext<'/search-index/[part]'>) => {
  const { part } = await params;
  return Response.json(getSearchFiles().get(part)?.());
};
