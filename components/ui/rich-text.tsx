import { Fragment } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { getMessages } from '@/lib/content/get-content';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';
import { type Inline, type Text, toReferenceAnchor } from '@/lib/text/rich-text';

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
    <sup key={number} className={index > 0 ? "before:content-[',']" : undefined}>
      {/* Negative margins give it a larger touch target. */}
      <a
        href={`#${toReferenceAnchor(number)}`}
        aria-label={formatMessage(getMessages().page.reference, { number })}
        className="-mx-2.25 px-2.5 py-1.5 text-accent underline underline-offset-4"
      >
        {number}
      </a>
    </sup>
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
