import type { Graph } from 'schema-dts';

/** Structured data as the text of a script element, which nothing inside it can end. */
export const toScriptText = (graph: Graph): string =>
  JSON.stringify(graph).replaceAll('<', '\\u003c');
