import { Fragment } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { toPageAddress } from '@/lib/site/language-address';
import type { Citations, Inline, Text } from '@/lib/text/rich-text';
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
    const { href, link } = run;
    return <TextLink href={href.startsWith('/') ? toPageAddress(href) : href}>{link}</TextLink>;
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
