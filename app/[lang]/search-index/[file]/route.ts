import { listLanguageParams } from '@/lib/content/pages/languages';
import { runInLanguage } from '@/lib/current-language';
import { searchFiles } from '@/lib/search/search-files';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  listLanguageParams().flatMap((params) =>
    Object.keys(searchFiles).map((file) => ({ ...params, file })),
  );

export async function GET(_: Request, { params }: RouteContext<'/[lang]/search-index/[file]'>) {
  const { lang, file } = await params;
  return Response.json(runInLanguage(lang, () => searchFiles[file]?.()));
}
