import { z } from 'zod';
import type { MessageSchemas } from './message-schemas';

/** The messages of the landing page and of the pictures of sports. */
export function toHomeMessages({ line, message, rich, drawing }: MessageSchemas) {
  const section = { kicker: line, title: line };
  const home = z.strictObject({
    hero: z.strictObject({
      chart: z.array(z.strictObject({ acuity: line, text: line })).length(4),
      lead: line,
      drawingTitle: line,
      book: line,
      learnMore: line,
    }),
    about: z.strictObject({
      ...section,
      paragraphs: z.array(line).min(1),
      languages: line,
      link: line,
      specialist: line,
    }),
    visionTherapy: z.strictObject({
      ...section,
      lead: line,
      readMore: line,
      readMoreAbout: message('title'),
      overview: line,
    }),
    sportsVision: z.strictObject({
      ...section,
      paragraphs: z.array(line).min(1),
      drawingTitle: line,
      link: line,
    }),
    eyeCare: z.strictObject({
      ...section,
      lead: line,
      open: line,
      openAbout: message('title'),
      close: line,
      goBack: line,
      sources: line,
      link: line,
    }),
    blogs: z.strictObject({ ...section, link: line }),
    faq: z.strictObject({ ...section, link: line }),
    contact: z.strictObject({ ...section, lead: rich }),
  });

  const sportsCarousel = z.strictObject({
    label: line,
    /** What screen readers call it, and each of its pictures. */
    carousel: line,
    slide: line,
    pause: line,
    play: line,
    previous: line,
    next: line,
    slides: z
      .array(z.strictObject({ drawing, title: line, caption: line, drawingTitle: line }))
      .length(5),
  });
  return { home, 'sports-carousel': sportsCarousel };
}
