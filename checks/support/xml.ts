import { readFileSync } from 'node:fs';
import { DOMParser, type Element, onErrorStopParsing } from '@xmldom/xmldom';

/** The elements with this name in an exported XML file; throws if the file is not well-formed. */
export const readElements = (file: string, name: string): Element[] => [
  ...new DOMParser({ onError: onErrorStopParsing })
    .parseFromString(readFileSync(file, 'utf8'), 'application/xml')
    .getElementsByTagName(name),
];

/** The text of the first element with this name inside another one; `null` if there is none. */
export const childText = (element: Element, name: string): string | null =>
  element.getElementsByTagName(name).item(0)?.textContent ?? null;
