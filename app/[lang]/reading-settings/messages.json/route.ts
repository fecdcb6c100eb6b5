import { getMessages } from '@/lib/content/get-content';
import { respondInLanguage } from '@/lib/in-language';

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export const dynamic = 'force-static';

export const GET = respondInLanguage(() => Response.json(getMessages().reading.panel));
