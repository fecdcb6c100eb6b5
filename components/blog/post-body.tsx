import parse, { type DOMNode, domToReact, Element } from 'html-react-parser';
import type { ReactElement } from 'react';
import { CareFrame } from '@/components/article/care-frame';
import { ReferenceMark } from '@/components/article/reference-mark';
import { Link } from '@/components/ui/link';
import { keepTogether } from '@/lib/kept-together';

interface PostBodyProps {
  html: string;
}

const toChildren = (element: Element) =>
  domToReact(element.children as DOMNode[], { replace: toElement });

const isMark = (node: unknown) => node instanceof Element && node.name === 'sup';

// What a mark says is the end of its address: `#reference-3`.
const readNumber = ({ firstChild }: Element) =>
  Number(firstChild instanceof Element ? firstChild.attribs.href?.split('-').at(-1) : Number.NaN);

/** What the site draws in place of an element of a post. */
function toElement(node: DOMNode): ReactElement | undefined {
  if (!(node instanceof Element)) {
    return undefined;
  }
  if (isMark(node)) {
    return <ReferenceMark number={readNumber(node)} isNext={isMark(node.prev)} />;
  }
  if (node.name === 'aside') {
    return <CareFrame>{toChildren(node)}</CareFrame>;
  }
  // Opens without loading the document anew.
  return node.name === 'a' && node.attribs.href?.startsWith('/') ? (
    <Link href={node.attribs.href}>{toChildren(node)}</Link>
  ) : undefined;
}

/** The HTML of a post as elements, so that no page writes HTML into itself in the browser. */
export function PostBody({ html }: PostBodyProps) {
  return <div className="prose mt-8">{parse(keepTogether(html), { replace: toElement })}</div>;
}
