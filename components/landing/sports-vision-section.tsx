import { Drawing } from '@/components/illustrations/drawing';
import { Paragraphs } from '@/components/page/paragraphs';
import { getMessages } from '@/lib/content/get-content';
import { MoreLink } from './more-link';
import { Section } from './section';

export function SportsVisionSection() {
  const { sportsVision } = getMessages().home;
  return (
    <Section id="sports-vision" words={sportsVision} className="dark-band text-text">
      <div className="grid items-center gap-x-10 gap-y-6 break-inside-avoid @tablet:grid-cols-[minmax(0,1fr)_14rem] @wide:grid-cols-[minmax(0,40rem)_minmax(0,1fr)] print:grid-cols-[minmax(0,1fr)_11rem]">
        <div className="measure">
          <Paragraphs texts={sportsVision.paragraphs} className="mt-5" />
          <p className="mt-4">
            <MoreLink href="/sports-vision/sportsvision/">{sportsVision.link}</MoreLink>
          </p>
        </div>
        <Drawing
          name="batter"
          title={sportsVision.drawingTitle}
          className="mx-auto w-full @max-tablet:max-w-60"
        />
      </div>
    </Section>
  );
}
