import type { PageDocument, Post } from '@/lib/content/read/documents';
import { toPageGraph } from '@/lib/structured-data/page-graph';
import { toScriptJson } from '@/lib/text/script-json';

interface StructuredDataProps {
  page: PageDocument | Post;
  sources?: readonly string[] | undefined;
}

export const StructuredData = ({ page, sources }: StructuredDataProps) => (
  <script type="application/ld+json">{toScriptJson(toPageGraph(page, sources))}</script>
);
