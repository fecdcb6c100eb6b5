import { listLanguageParams } from '@/lib/content/pages/languages';
import { listSymptomTopics, toSymptomList } from '@/lib/content/pages/symptom-lists';
import { runInLanguage } from '@/lib/current-language';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  listLanguageParams().flatMap((params) =>
    listSymptomTopics().map((topic) => ({ ...params, topic: `${topic}.json`.split('/') })),
  );

type Context = RouteContext<'/[lang]/what-to-tell-us/[...topic]'>;

export async function GET(_: Request, { params }: Context) {
  const { lang, topic } = await params;
  const name = topic.join('/').replace('.json', '');
  return Response.json(runInLanguage(lang, () => toSymptomList(name)));
}
