import type { SVGProps } from 'react';

interface BlurProps extends Pick<SVGProps<SVGFEGaussianBlurElement>, 'stdDeviation'> {
  id: string;
  /** The filter region (x, y, width, height), large enough that the blur is not clipped. */
  area: readonly [number, number, number, number];
}

/** An SVG filter that blurs the elements that reference it. */
export function Blur({ id, area: [x, y, width, height], ...deviation }: BlurProps) {
  return (
    <filter id={id} filterUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
      <feGaussianBlur {...deviation} />
    </filter>
  );
}
