import { ImageResponse } from 'next/og';
import { toPictureDrawing } from '@/components/social/picture-drawing';
import { SocialPicture } from '@/components/social/social-picture';
import { getSharedPage, listSharedPages } from '@/lib/content/site-pages';
import { readSocialFont } from '@/lib/social-font';
import { pictureSize, toPictureName } from '@/lib/social-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  listSharedPages().map(({ path }) => ({ picture: toPictureName(path) }));

export async function GET(_request: Request, { params }: RouteContext<'/social/[picture]'>) {
  const { title, picture } = getSharedPage((await params).picture);
  return new ImageResponse(
    <SocialPicture
      title={title}
      drawing={await toPictureDrawing(picture)}
      mark={picture === 'mark' ? undefined : await toPictureDrawing('mark')}
    />,
    { ...pictureSize, fonts: await readSocialFont() },
  );
}
