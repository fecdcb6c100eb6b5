import { respondInLanguage } from '@/lib/in-language';
import { getSearchData } from '@/lib/search/index-entries';

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export const dynamic = 'force-static';

export const GET = respondInLanguage(() => Response.json(getSearchData()));
