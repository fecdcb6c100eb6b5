import { parse } from 'postcss';

/**
 * The custom properties of a style sheet's rules with exactly this selector, by their names without
 * the dashes. Rules inside an at-rule do not count: what holds for paper alone is no token.
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
