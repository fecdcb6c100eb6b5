import { toPictureDrawing } from '@/components/social/picture-drawing';
import { SocialPicture } from '@/components/social/social-picture';
import { getShareablePage, listShareablePages, toPictureName } from '@/lib/content/site-pages';
import { drawPicture } from '@/lib/site/draw-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  listShareablePages().map(({ path }) => ({ picture: toPictureName(path) }));

export async function GET(_request: Request, { params }: RouteContext<'/social/[picture]'>) {
  const { title, picture } = getShareablePage((await params).picture);
  const png = await drawPicture(
    <SocialPicture
      title={title}
      drawing={await toPictureDrawing(picture)}
      mark={picture === 'mark' ? undefined : await toPictureDrawing('mark')}
    />,
  );
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}
