import { toPictureDrawing } from '@/components/social/picture-drawing';
import { SocialPicture } from '@/components/social/social-picture';
import { listLanguageParams } from '@/lib/content/pages/languages';
import {
  getShareablePage,
  listShareablePages,
  toPictureName,
} from '@/lib/content/pages/site-pages';
import { runInLanguage } from '@/lib/current-language';
import { drawPicture } from '@/lib/site/draw-picture';

export const dynamic = 'force-static';
export const dynamicParams = false;

export const generateStaticParams = () =>
  listLanguageParams().flatMap((params) =>
    listShareablePages().map(({ path }) => ({ ...params, picture: toPictureName(path) })),
  );

async function draw(name: string) {
  const { title, picture } = getShareablePage(name);
  return drawPicture(
    <SocialPicture
      title={title}
      drawing={await toPictureDrawing(picture)}
      mark={picture === 'mark' ? undefined : await toPictureDrawing('mark')}
    />,
  );
}

export async function GET(_: Request, { params }: RouteContext<'/[lang]/social/[picture]'>) {
  const { lang, picture } = await params;
  const png = await runInLanguage(lang, () => draw(picture));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
}
