import { ImageResponse } from 'next/og';
import { toPictureDrawing } from '@/components/social/picture-drawing';
import { SocialPicture } from '@/components/social/social-picture';
import { getShareablePage, listShareablePages, toPictureName } from '@/lib/content/site-pages';
import { readSocialFont } from '@/lib/site/social-font';
import { pictureSize } from '@/lib/site/social-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  listShareablePages().map(({ path }) => ({ picture: toPictureName(path) }));

export async function GET(_request: Request, { params }: RouteContext<'/social/[picture]'>) {
  const { title, picture } = getShareablePage((await params).picture);
  return new ImageResponse(
    <SocialPicture
      title={title}
      drawing={await toPictureDrawing(picture)}
      mark={picture === 'mark' ? undefined : await toPictureDrawing('mark')}
    />,
    { ...pictureSize, fonts: await readSocialFont() },
  );
}
