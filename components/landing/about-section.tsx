import { Drawing } from '@/components/illustrations/drawing';
import { Paragraphs } from '@/components/page/paragraphs';
import { StepNumber } from '@/components/ui/step-number';
import { getContent } from '@/lib/content/get-content';
import { MoreLink } from './more-link';
import { Section } from './section';

function FirstVisit() {
  const { title, steps, link } = getContent().messages.home.about.firstVisit;
  return (
    <div className="col-span-full mt-10 @wide:mt-14">
      <h3 className="text-subsection @wide:text-section">{title}</h3>
      <ol className="mt-4 grid gap-x-8 gap-y-6 @tablet:grid-cols-2 @wide:grid-cols-4">
        {steps.map((step, index) => (
          <li key={step.title} className="flex gap-x-4 @max-phone:block @wide:block">
            <StepNumber index={index} />
            <div>
              <h4 className="pt-2 leading-snug font-bold @wide:mt-1">{step.title}</h4>
              <p className="mt-1 text-small text-muted">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
      <p className="mt-4">
        <MoreLink href="/about/visit/">{link}</MoreLink>
      </p>
    </div>
  );
}

export function AboutSection() {
  const { clinic, messages } = getContent();
  const { about } = messages.home;
  const { name } = clinic.optometrist;
  return (
    <Section
      id="about"
      words={about}
      className="grid gap-x-10 @tablet:grid-cols-[20rem_minmax(0,1fr)] @tablet:grid-rows-[auto_1fr] @wide:grid-cols-[35rem_minmax(0,1fr)] print:grid-cols-[11rem_minmax(0,1fr)]"
    >
      <Drawing
        name="waiting-row"
        title={about.drawingTitle}
        className="mt-6 w-full @tablet:col-start-1 @tablet:row-span-2 @tablet:row-start-1 @tablet:mt-0 @tablet:self-center @wide:self-start"
      />
      <div>
        <Paragraphs texts={about.paragraphs} className="measure mt-5" />
        <p className="measure mt-5 font-bold">{about.languages}</p>
        <p className="mt-4 flex flex-wrap gap-x-6">
          <MoreLink href="/about/">{about.link}</MoreLink>
          <span className="flex flex-wrap items-center gap-x-3">
            <MoreLink href="/about/specialist/">{about.specialist}</MoreLink>
            {name && <span>{name}</span>}
          </span>
        </p>
      </div>
      <FirstVisit />
    </Section>
  );
}
