import 'server-only';
import { createHash } from 'node:crypto';
import {
  type ComponentProps,
  cloneElement,
  isValidElement,
  type PropsWithChildren,
  type ReactNode,
} from 'react';
import { UnhydratedPart } from './unhydrated-part';

/** Calls the components in a part of a page until only HTML elements are left; React throws for a client component. */
function renderAll(node: ReactNode): ReactNode {
  if (Array.isArray(node)) {
    return node.map(renderAll);
  }
  if (!isValidElement<PropsWithChildren>(node)) {
    return node;
  }
  return typeof node.type === 'function'
    ? renderAll((node.type as (props: object) => ReactNode)(node.props))
    : cloneElement(node, undefined, renderAll(node.props.children));
}

/**
 * A part of a page without client components, whose existing HTML React keeps at hydration. It is left out of the
 * hydration data; the server rendering of client components gets it through a global variable.
 */
export function Unhydrated({
  children,
  ...props
}: Omit<ComponentProps<typeof UnhydratedPart>, 'part'>) {
  if (process.env.NODE_ENV !== 'production') {
    return <UnhydratedPart {...props}>{children}</UnhydratedPart>;
  }
  const content = renderAll(children);
  const part = createHash('sha1').update(JSON.stringify(content)).digest('base64url').slice(0, 8);
  globalThis.unhydratedParts ??= new Map();
  globalThis.unhydratedParts.set(part, content);
  return <UnhydratedPart {...props} part={part} />;
}
