import { ImageResponse } from 'next/og';
import { AppIcon } from '@/components/illustrations/app-icon';
import { type IconName, icons } from '@/lib/site/icons';
import { toDataUrl, toSvg } from '@/lib/site/standalone-svg';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () => Object.keys(icons).map((icon) => ({ icon }));

export async function GET(_: Request, { params }: RouteContext<'/icons/[icon]'>) {
  const { size, isFullBleed } = icons[(await params).icon as IconName];
  const svg = await toSvg(<AppIcon isFullBleed={isFullBleed} />);
  return size === 0
    ? new Response(svg, { headers: { 'Content-Type': 'image/svg+xml' } })
    : new ImageResponse(
        // biome-ignore lint/performance/noImgElement: the image renderer knows no other.
        <img src={toDataUrl(svg)} alt="" width={size} height={size} />,
        { width: size, height: size },
      );
}
