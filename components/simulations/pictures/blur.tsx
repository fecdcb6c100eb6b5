import type { SVGProps } from 'react';

interface BlurProps extends Pick<SVGProps<SVGFEGaussianBlurElement>, 'stdDeviation'> {
  id: string;
  /** Its x, y, width and height, so that what is blurred is not cut off. */
  area: readonly [number, number, number, number];
}

/** A filter that blurs the elements that refer to it. */
export function Blur({ id, area: [x, y, width, height], ...deviation }: BlurProps) {
  return (
    <filter id={id} filterUnits="userSpaceOnUse" x={x} y={y} width={width} height={height}>
      <feGaussianBlur {...deviation} />
    </filter>
  );
}
