import { Fragment, type ReactNode } from 'react';
import { getMessages } from '@/lib/content/get-content';
import { getLanguageCode } from '@/lib/current-language';
import { toLangAttribute } from '@/lib/language';
import { defaultLanguage } from '@/lib/languages';
import { toPageAddress } from '@/lib/site/language-address';
import { formatMessage } from '@/lib/text/format-message';
import { type Inline, type Text, toReferenceAnchor } from '@/lib/text/rich-text';

function toNode(run: Inline, linkClassName: string | undefined): ReactNode {
  if (typeof run === 'string') {
    return run;
  }
  if ('strong' in run) {
    return <strong className={run.isUrgent && 'text-danger'}>{run.strong}</strong>;
  }
  if ('link' in run) {
    const { href, link } = run;
    return (
      <a href={href.startsWith('/') ? toPageAddress(href) : href} className={linkClassName}>
        {link}
      </a>
    );
  }
  return run.numbers?.map((number, index) => (
    <sup
      key={number}
      data-text={index > 0 ? ',' : undefined}
      className={index > 0 ? 'before:mr-1.5 before:content-[attr(data-text)]' : undefined}
    >
      <a
        href={`#${toReferenceAnchor(number)}`}
        lang={toLangAttribute(defaultLanguage) && getLanguageCode()}
        aria-label={formatMessage(getMessages().page.reference, { number })}
      >
        {number}
      </a>
    </sup>
  ));
}

export function RichText({ text, linkClassName }: { text: Text; linkClassName?: string }) {
  if (typeof text === 'string') {
    return text;
  }
  return text.map((run, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the runs of a text never change their order.
    <Fragment key={index}>{toNode(run, linkClassName)}</Fragment>
  ));
}
