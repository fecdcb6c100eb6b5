import { Fragment } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { toPageAddress } from '@/lib/site/language-address';
import type { Inline, Text } from '@/lib/text/rich-text';
import { ReferenceMark } from './reference-mark';

function Run({ run }: { run: Inline }) {
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
  return run.numbers?.map((number, index) => (
    <ReferenceMark key={number} number={number} isNext={index > 0} />
  ));
}

export function RichText({ text }: { text: Text }) {
  if (typeof text === 'string') {
    return text;
  }
  return text.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
    <Fragment key={index}>
      <Run run={run} />
    </Fragment>
  ));
}
