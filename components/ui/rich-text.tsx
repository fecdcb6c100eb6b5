import { Fragment } from 'react';
import { InnerLink } from '@/components/ui/inner-link';
import { TextLink, textLink } from '@/components/ui/text-link';
import type { Citations } from '@/lib/content/citations';
import type { Inline, Text } from '@/lib/content/model/text';
import { ReferenceMark } from './reference-mark';

interface RichTextProps {
  text: Text;
  /** The numbers of the page's references; without them, no reference marks are rendered. */
  citations?: Citations | undefined;
}

function Run({ run, citations }: { run: Inline; citations: Citations | undefined }) {
  if (typeof run === 'string') {
    return run;
  }
  if ('strong' in run) {
    return <strong>{run.strong}</strong>;
  }
  if ('link' in run) {
    return run.href.startsWith('/') ? (
      <InnerLink href={run.href} className={textLink}>
        {run.link}
      </InnerLink>
    ) : (
      <TextLink href={run.href}>{run.link}</TextLink>
    );
  }
  return run.cite.map((id, index) => {
    const number = citations?.get(id);
    return number && <ReferenceMark key={id} number={number} isNext={index > 0} />;
  });
}

export function RichText({ text, citations }: RichTextProps) {
  if (typeof text === 'string') {
    return text;
  }
  return text.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
    <Fragment key={index}>
      <Run run={run} citations={citations} />
    </Fragment>
  ));
}
