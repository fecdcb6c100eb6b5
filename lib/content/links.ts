/** Where the links inside some blocks, texts or words lead. */
export function listLinks(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  return 'href' in value ? [String(value.href)] : Object.values(value).flatMap(listLinks);
}
