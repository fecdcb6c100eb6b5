import { searchFiles } from '@/lib/search/search-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(searchFiles).map((file) => ({ file }));

export const GET = async (_: Request, { params }: RouteContext<'/search-index/[file]'>) => {
  const { file } = await params;
  return Response.json(searchFiles[file]?.());
};
