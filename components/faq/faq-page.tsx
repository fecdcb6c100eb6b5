import { DocumentBar } from '@/components/page/document-bar';
import { ReadingColumn } from '@/components/page/reading-column';
import { StructuredData } from '@/components/page/structured-data';
import { toCitations } from '@/lib/content/citations';
import type { PageOfKind } from '@/lib/content/documents';
import { getMessages } from '@/lib/content/get-content';
import type { QuestionGroup } from '@/lib/content/questions';
import { toQuestions } from '@/lib/structured-data/questions';
import { formatMessage } from '@/lib/text/format-message';
import { FaqGroups } from './faq-groups';
import { OpenNamedQuestion } from './open-named-question';

interface FaqPageProps {
  page: PageOfKind<'faq'>;
  groups: readonly QuestionGroup[];
}

export function FaqPage({ page, groups }: FaqPageProps) {
  const { path, title, lead, review } = page;
  const { questionGroup } = getMessages().page;
  const citations = toCitations(groups);
  return (
    <div className="wrap pt-6 lg:pt-8">
      <StructuredData
        path={path}
        kind="FAQPage"
        review={review}
        citations={citations.keys()}
        mainEntity={toQuestions(groups, path)}
      />
      <DocumentBar path={path} />
      <h1 className="mt-6 text-title font-extrabold">{title}</h1>
      <p className="measure mt-5 text-lead text-muted">{lead}</p>
      <OpenNamedQuestion />
      <ReadingColumn
        page={page}
        contents={groups.map((group) => ({
          id: group.id,
          text: formatMessage(questionGroup, { title: group.title, count: group.items.length }),
        }))}
        citations={citations}
      >
        <FaqGroups groups={groups} citations={citations} />
      </ReadingColumn>
    </div>
  );
}
