import { PageHeader } from '@/components/page/page-header';
import { ReadingColumn } from '@/components/page/reading-column';
import { RichText } from '@/components/ui/rich-text';
import { Unhydrated } from '@/components/ui/unhydrated';
import { getMessages } from '@/lib/content/get-content';
import { getQuestionGroups } from '@/lib/content/pages/questions';
import type { PageOfKind } from '@/lib/content/read/documents';
import { formatMessage } from '@/lib/text/format-message';
import { numberCitations } from '@/lib/text/rich-text';
import { FaqGroups } from './faq-groups';

export function FaqPage({ page }: { page: PageOfKind<'faq'> }) {
  const { questionGroup } = getMessages().page;
  const { numbered: groups, sources } = numberCitations(getQuestionGroups());
  return (
    <div className="wrap @wide:pt-8">
      <PageHeader page={page} sources={sources} drawing="ask">
        <p className="mt-3 leading-normal @tablet:mt-5 @tablet:text-lead">
          <RichText text={page.lead} />
        </p>
      </PageHeader>
      <Unhydrated>
        <ReadingColumn
          page={page}
          contents={groups.map((group) => ({
            id: group.id,
            text: formatMessage(questionGroup, { title: group.title, count: group.items.length }),
          }))}
          sources={sources}
        >
          <FaqGroups groups={groups} heading="h2" />
        </ReadingColumn>
      </Unhydrated>
    </div>
  );
}
