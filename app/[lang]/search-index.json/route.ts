import { runInLanguage } from '@/lib/current-language';
import { getSearchData } from '@/lib/search/index-entries';

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export const dynamic = 'force-static';

export async function GET(_: Request, { params }: RouteContext<'/[lang]/search-index.json'>) {
  const { lang } = await params;
  return Response.json(runInLanguage(lang, getSearchData));
}
