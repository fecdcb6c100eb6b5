import {
  DOMParser,
  type Element,
  type Node,
  onWarningStopParsing,
  type ParseError,
} from '@xmldom/xmldom';
import type { Report } from '../../text/problems';
import type { Files } from '../read/files';
import { countSteps, type DrawingFolder, listDrawings } from '../schema/drawings';

const elements =
  /^(?:svg|g|defs|use|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|filter|feGaussianBlur)$/;

const attributes =
  /^(?:xmlns|viewBox|id|href|class|d|points|[cr]?[xy]|r|[xy][12]|d[xy]|width|height|transform|fill|stroke|fill-rule|stroke-(?:width|linecap|linejoin|dasharray)|vector-effect|pathLength|opacity|font-(?:size|weight)|text-anchor|filter|filterUnits|color-interpolation-filters|stdDeviation|data-(?:line|varies|values))$/;

/** The colours of drawings, and the parts of those that are animated. */
const classes =
  /^(?:(?:fill|stroke)-(?:text|line|raised|surface|accent2?)|draw|(?:land|settle)-\d)$/;

const toUnknown = (name: string) => `\`${name}\` may not stand in a drawing.`;

const isColour = (value: string | null) => value !== null && value !== 'none';

function listMistakes(element: Element, steps: number): string[] {
  const { nodeName } = element;
  const names = element.getAttribute('class')?.split(' ') ?? [];
  const values = element.getAttribute('data-values')?.split(' ');
  const varied = element.getAttribute('data-varies') ?? '';
  const unknown = [
    ...(elements.test(nodeName) ? [] : [`<${nodeName}>`]),
    ...[...element.attributes].map(({ name }) => name).filter((name) => !attributes.test(name)),
    ...names.filter((name) => !classes.test(name)).map((name) => `class="${name}"`),
  ];
  const mistakes = unknown.map(toUnknown);
  for (const name of ['href', 'filter']) {
    if (!/^(?:url\()?#|^$/.test(element.getAttribute(name) ?? '')) {
      mistakes.push(`\`${name}\` must name a part of this file: #name.`);
    }
  }
  for (const kind of ['fill', 'stroke']) {
    const hasClass = names.some((name) => name.startsWith(`${kind}-`));
    if (hasClass !== isColour(element.getAttribute(kind))) {
      mistakes.push(`\`${kind}\` needs both a colour and a class: the site replaces the colour.`);
    }
  }
  if (values && (values.length !== steps || element.getAttribute(varied) !== values[0])) {
    mistakes.push(`\`${varied}\` must have the first of ${steps} values, one for each step.`);
  }
  return mistakes;
}

/** Reports what a drawing may not contain, because pages take its markup as it is. */
export function checkDrawings(files: Files, folder: DrawingFolder, report: Report): void {
  for (const name of listDrawings(folder, files.root)) {
    const file = `content/${folder}/${name}.svg`;
    const { text } = files.read(file);
    const steps = countSteps(text);
    const check = (node: Node): void => {
      const isElement = node.nodeType === node.ELEMENT_NODE;
      const isUnknown = !isElement && !/^#(?:text|comment)$/.test(node.nodeName);
      const mistakes = isElement ? listMistakes(node as Element, steps) : [];
      for (const message of isUnknown ? [toUnknown(node.nodeName)] : mistakes) {
        report({ file, line: Number(node.lineNumber), message });
      }
      [...node.childNodes].forEach(check);
    };
    try {
      const parser = new DOMParser({ onError: onWarningStopParsing });
      const svg = parser.parseFromString(text, 'image/svg+xml').documentElement;
      if (!svg?.getAttribute('viewBox')) {
        report({ file, line: 1, message: 'A drawing is an <svg> with a `viewBox`.' });
      }
      svg && check(svg);
    } catch (error) {
      const { lineNumber: line = 1 } = Object((error as ParseError).locator);
      report({ file, line, message: 'This is no well-formed XML.' });
    }
  }
}
