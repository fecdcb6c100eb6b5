import { Fragment } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { Citations } from '@/lib/citations';
import type { Inline, Text } from '@/lib/content/blocks';
import { keepTogether } from '@/lib/kept-together';
import { ReferenceMark } from './reference-mark';

interface RichTextProps {
  text: Text;
  /** The numbers of the page's references; without them the text stands without its marks. */
  citations?: Citations | undefined;
}

function Run({ run, citations }: { run: Inline; citations: Citations | undefined }) {
  if (typeof run === 'string') {
    return keepTogether(run);
  }
  if ('strong' in run) {
    return <strong>{keepTogether(run.strong)}</strong>;
  }
  if ('link' in run) {
    return <TextLink href={run.href}>{run.link}</TextLink>;
  }
  return run.cite.map((id, index) => {
    const number = citations?.get(id);
    return number && <ReferenceMark key={id} number={number} isNext={index > 0} />;
  });
}

/** A sentence or more with its strong words, links and reference marks. */
export function RichText({ text, citations }: RichTextProps) {
  if (typeof text === 'string') {
    return keepTogether(text);
  }
  return text.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
    <Fragment key={index}>
      <Run run={run} citations={citations} />
    </Fragment>
  ));
}
