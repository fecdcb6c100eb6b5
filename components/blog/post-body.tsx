import parse, { type DOMNode, domToReact, Element } from 'html-react-parser';
import { Link } from '@/components/ui/link';

interface PostBodyProps {
  html: string;
}

/** A link inside the site opens without loading the document anew. */
function replaceLink(node: DOMNode) {
  const href = node instanceof Element && node.name === 'a' ? node.attribs.href : undefined;
  return href?.startsWith('/') ? (
    <Link href={href}>{domToReact((node as Element).children as DOMNode[])}</Link>
  ) : undefined;
}

/** The HTML of a post as elements, so that no page writes HTML into itself in the browser. */
export function PostBody({ html }: PostBodyProps) {
  return <div className="prose mt-8">{parse(html, { replace: replaceLink })}</div>;
}
