import { listLanguageParams } from '@/lib/content/pages/languages';
import { listSymptomTopics, toSymptomList } from '@/lib/content/pages/symptom-lists';
import { respondInLanguage } from '@/lib/in-language';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  listLanguageParams().flatMap((params) =>
    listSymptomTopics().map((topic) => ({ ...params, topic: `${topic}.json`.split('/') })),
  );

export const GET = respondInLanguage(({ topic }: { lang: string; topic: string[] }) =>
  Response.json(toSymptomList(topic.join('/').replace('.json', ''))),
);
