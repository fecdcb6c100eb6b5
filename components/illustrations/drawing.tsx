import { useId } from 'react';
import { type DrawingFolder, readDrawing } from '@/lib/content/schema/drawings';
import { writeLines } from '@/lib/text/write-lines';

interface DrawingProps {
  folder?: DrawingFolder;
  name: string;
  /** The text alternative; omitted if the adjacent text says the same. */
  title?: string | undefined;
  lines?: readonly string[];
  className?: string;
}

export function Drawing({ folder = 'drawings', name, title, lines = [], className }: DrawingProps) {
  // Makes ids unique, because a page may show the same drawing twice.
  const id = useId();
  const { viewBox, markup } = readDrawing(folder, name);
  const unique = markup.replaceAll(/\sid="|href="#|url\(#/g, `$&${id}`);
  return (
    <svg
      viewBox={viewBox}
      role="img"
      aria-label={title}
      aria-hidden={title ? undefined : true}
      className={`drawing ${className ?? ''}`}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the content check allows only harmless SVG elements.
      dangerouslySetInnerHTML={{ __html: writeLines(unique, lines) }}
    />
  );
}
