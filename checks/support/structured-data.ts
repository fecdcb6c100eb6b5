import { getExportedPage } from './pages';

/** An object of structured data. */
export type Thing = Record<string, unknown>;

/** Every object inside some structured data, the outer ones first. */
function listInside(data: unknown): Thing[] {
  if (typeof data !== 'object' || data === null) {
    return [];
  }
  const inner = Object.values(data).flatMap(listInside);
  return Array.isArray(data) ? inner : [data as Thing, ...inner];
}

/** Every object in the structured data of a page, the outer ones first. */
export const listThings = (path: string): Thing[] =>
  getExportedPage(path).structuredData.flatMap(listInside);
