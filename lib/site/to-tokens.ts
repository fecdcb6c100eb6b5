import { parse } from 'postcss';

/**
 * The custom properties in the rules with exactly this selector, by name without the leading dashes; rules
 * inside an at-rule, such as `@media print`, are ignored.
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
