import type { Report } from '../../text/problems';
import { toLineAt } from '../../text/source-text';
import type { Files } from '../read/files';
import { countSteps, type DrawingFolder, listDrawings } from '../schema/drawings';

/** The allowed elements and attributes of a drawing, and its classes for colours and animation. */
const elements =
  /^(?:svg|g|defs|use|path|circle|ellipse|rect|line|polyline|polygon|text|tspan|filter|feGaussianBlur)$/;

const attributes =
  /^(?:xmlns|viewBox|id|href|class|d|points|[cr]?[xy]|r|[xy][12]|d[xy]|width|height|transform|fill|stroke|fill-rule|stroke-(?:width|linecap|linejoin|dasharray)|vector-effect|pathLength|opacity|font-(?:size|weight)|text-anchor|filter|filterUnits|color-interpolation-filters|stdDeviation|data-(?:line|varies|values))$/;

const classes =
  /^(?:(?:fill|stroke)-(?:text|line|raised|surface|accent2?)|fill-(?:ink|skin2?|gold)|draw|(?:land|settle)-\d)$/;

/** Matches the tag of an element or processing instruction, and its attributes. */
const tag = /<(?!!--|\/)([^\s/>]+)([^>]*)>/g;
const attribute = /([^\s="]+)\s*=\s*"([^"]*)"/g;

const isColour = (value: string | undefined) => value !== undefined && value !== 'none';

function listMistakes(name: string, inside: string, steps: number): string[] {
  const has = new Map(
    [...inside.matchAll(attribute)].map(([, key = '', value = '']) => [key, value]),
  );
  const names = has.get('class')?.split(' ') ?? [];
  const values = has.get('data-values')?.split(' ');
  const varied = has.get('data-varies') ?? '';
  const unknown = [
    ...(elements.test(name) ? [] : [`<${name}>`]),
    ...(inside.replace(attribute, '').match(/[^\s/]+/g) ?? []),
    ...[...has.keys()].filter((key) => !attributes.test(key)),
    ...names.filter((one) => !classes.test(one)).map((one) => `class="${one}"`),
  ];
  const mistakes = unknown.map((one) => `\`${one}\` may not stand in a drawing.`);
  if (name === 'svg' && !has.get('viewBox')) {
    mistakes.push('A drawing is an <svg> with a `viewBox`.');
  }
  for (const key of ['href', 'filter']) {
    if (!/^(?:url\()?#|^$/.test(has.get(key) ?? '')) {
      mistakes.push(`\`${key}\` must name a part of this file: #name.`);
    }
  }
  for (const kind of ['fill', 'stroke']) {
    if (names.some((one) => one.startsWith(`${kind}-`)) !== isColour(has.get(kind))) {
      mistakes.push(`\`${kind}\` needs both a colour and a class: the site replaces the colour.`);
    }
  }
  if (values && (values.length !== steps || has.get(varied) !== values[1])) {
    mistakes.push(`\`${varied}\` must have the second of ${steps} values, one for each step.`);
  }
  return mistakes;
}

/** Reports everything that is not allowed in a drawing, because its markup is inserted into pages unchanged. */
export function checkDrawings(files: Files, folder: DrawingFolder, report: Report): void {
  for (const drawing of listDrawings(folder, files.root)) {
    const source = files.read(`content/${folder}/${drawing}.svg`);
    const steps = countSteps(source.text);
    for (const { 1: name = '', 2: inside = '', index } of source.text.matchAll(tag)) {
      for (const message of listMistakes(name, inside, steps)) {
        report({ file: source.file, line: toLineAt(source, index), message });
      }
    }
  }
}
