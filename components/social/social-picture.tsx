import { getClinic } from '@/lib/content/get-content';
import { getLanguage } from '@/lib/language';
import { pictureSize } from '@/lib/site/social-picture';
import { themeColours } from '@/lib/site/style-tokens';
import { toBalancedLines } from '@/lib/text/balanced-lines';
import type { PictureDrawing } from './picture-drawing';

interface SocialPictureProps {
  title: string;
  drawing: PictureDrawing;
  /** The logo beside the clinic's name, unless the drawing is the logo. */
  mark?: PictureDrawing | undefined;
}

/** The space above, between and below title and drawing, in px. */
const GAPS = 100;
/**
 * The characters of a line of the title, at a font size of 68 px, and its line height, in px: Devanagari is
 * wider and taller.
 */
const toTitleSize = (script: string | undefined) =>
  script === 'Deva' ? { characters: 23, lineHeight: 92 } : { characters: 32, lineHeight: 78 };

/** The space beside the clinic's name, in px. */
const MAX_DRAWING_WIDTH = 740;

const { dark } = themeColours;

/** The picture of a page for `og:image`; satori reads the `tw` classes. */
export function SocialPicture({ title, drawing, mark }: SocialPictureProps) {
  const { characters, lineHeight } = toTitleSize(getLanguage().script);
  const lines = toBalancedLines(title, characters);
  const room = pictureSize.height - GAPS - lines.length * lineHeight;
  const width = Math.min(room * drawing.aspect, MAX_DRAWING_WIDTH);
  return (
    <div tw={`flex w-full h-full bg-[${dark.get('bg')}] text-[${dark.get('text')}]`}>
      <h1
        tw={`absolute left-16 top-4 flex flex-col text-[68px] leading-[${lineHeight}px] font-extrabold`}
      >
        {lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </h1>
      <div tw="absolute left-16 bottom-12 flex items-center">
        {/* biome-ignore lint/performance/noImgElement: satori knows no other. */}
        {mark && <img src={mark.src} alt="" width={88} height={88} tw="mr-6" />}
        <p tw={`w-[250px] text-[32px] leading-[40px] font-bold text-[${dark.get('muted')}]`}>
          {getClinic().name}
        </p>
      </div>
      <div tw="absolute right-10 bottom-6 flex">
        {/* biome-ignore lint/performance/noImgElement: satori knows no other. */}
        <img src={drawing.src} alt="" width={width} height={width / drawing.aspect} />
      </div>
    </div>
  );
}
