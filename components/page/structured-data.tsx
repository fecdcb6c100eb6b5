import { getBreadcrumbs, getSitePage } from '@/lib/content/pages/site-pages';
import { type PageDetails, toPageGraph } from '@/lib/structured-data/page-graph';
import { toScriptJson } from '@/lib/text/script-json';

interface StructuredDataProps extends PageDetails {
  path: string;
}

export function StructuredData({ path, ...details }: StructuredDataProps) {
  const graph = toPageGraph(getSitePage(path), getBreadcrumbs(path), details);
  return <script type="application/ld+json">{toScriptJson(graph)}</script>;
}
