import { Fragment } from 'react';
import { TextLink } from '@/components/ui/text-link';
import { articleWords } from '@/content/en/article';
import type { Inline, Text } from '@/content/types';
import { type Citations, toReferenceAnchor } from '@/lib/citations';

interface RichTextProps {
  text: Text;
  /** The numbers of the page's references; without them the text stands without its marks. */
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
    return <TextLink href={run.href}>{run.link}</TextLink>;
  }
  return run.cite.map((id) => {
    const number = citations?.get(id);
    return (
      number && (
        <sup key={id} className="text-[0.8em] leading-none">
          <a
            href={`#${toReferenceAnchor(number)}`}
            aria-label={`${articleWords.reference} ${number}`}
            className="px-2.5 py-1.5 text-accent underline underline-offset-2"
          >
            {number}
          </a>
        </sup>
      )
    );
  });
}

/** A sentence or more with its strong words, links and reference marks. */
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
