import { getMessages } from '@/lib/content/get-content';
import { runInLanguage } from '@/lib/current-language';

export { listLanguageParams as generateStaticParams } from '@/lib/content/pages/languages';

export const dynamic = 'force-static';

export async function GET(
  _: Request,
  { params }: RouteContext<'/[lang]/reading-settings/messages.json'>,
) {
  const { lang } = await params;
  return Response.json(runInLanguage(lang, () => getMessages().reading.panel));
}
