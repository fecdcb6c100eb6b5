import type { PageDocument, Post } from '@/lib/content/read/documents';
import { toPageGraph } from '@/lib/structured-data/page-graph';
import type { Citations } from '@/lib/text/rich-text';
import { toScriptJson } from '@/lib/text/script-json';

interface StructuredDataProps {
  page: PageDocument | Post;
  citations?: Citations;
}

export const StructuredData = ({ page, citations }: StructuredDataProps) => (
  <script type="application/ld+json">{toScriptJson(toPageGraph(page, citations?.keys()))}</script>
);
