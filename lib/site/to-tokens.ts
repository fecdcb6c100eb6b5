import { parse } from 'postcss';

/**
 * The custom properties in the rules of a style sheet with exactly this selector, by their names without
 * the dashes. Rules inside an at-rule, such as `@media print`, do not count.
 */
export function toTokens(styleSheet: string, selector: string): ReadonlyMap<string, string> {
  const declarations = parse(styleSheet)
    .nodes.filter((node) => node.type === 'rule')
    .filter((rule) => rule.selector === selector)
    .flatMap((rule) => rule.nodes)
    .filter((node) => node.type === 'decl');
  return new Map(
    declarations
      .filter(({ variable }) => variable)
      .map(({ prop, value }) => [prop.replace('--', ''), value]),
  );
}
