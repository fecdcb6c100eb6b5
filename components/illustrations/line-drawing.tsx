import type { SVGProps } from 'react';

/** The `<svg>` of a line drawing, 320 by 180 units; decorative unless it has an `aria-label`. */
export const LineDrawing = (props: SVGProps<SVGSVGElement>) => (
  <svg
    viewBox="0 0 320 180"
    role="img"
    aria-hidden={props['aria-label'] ? undefined : true}
    fill="none"
    strokeWidth="2.5"
    strokeLinecap="round"
    strokeLinejoin="round"
    {...props}
  />
);
