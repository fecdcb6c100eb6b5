import { clinic } from '../clinic';
import { facts } from '../facts';

const { programmeWeeks, sessionsPerWeek, homeDrillMinutesPerDay } = facts.visionTherapy;

export const home = {
  title: `Vision therapy and eye care in ${clinic.city}`,
  shortTitle: 'Home',
  description: `Vision therapy, sports vision and complete eye care in ${clinic.city}, for children, students, athletes, screen workers and people recovering from a stroke.`,
  hero: {
    chart: [
      { acuity: '6/60', text: 'See.' },
      { acuity: '6/24', text: 'Focus.' },
      { acuity: '6/12', text: 'Read in comfort.' },
      { acuity: '6/6', text: 'Two eyes can learn to work as a team.' },
    ],
    lead: `Vision therapy, sports vision and complete eye care in ${clinic.city}, for children, students, athletes, screen workers and people recovering from a stroke.`,
    drawingTitle: 'Light bends at the cornea and the lens and meets in one point on the retina.',
    book: 'Book Appointment',
    learnMore: 'Learn More',
  },
  about: {
    kicker: 'About us',
    title: 'We look at how you see, not only how sharply',
    paragraphs: [
      'Clear sight takes more than sharp eyes. Both eyes have to aim, focus and move together, and the brain has to make one picture of what they send.',
      'We examine all of it, explain what we find in plain words, and tell you what may help. Where a doctor is the right person, we say so.',
    ],
    languages: `You can talk to us in ${clinic.languages.slice(0, -1).join(', ')} or ${clinic.languages.at(-1)}.`,
    link: 'How a first visit goes',
    specialist: 'Meet Our Specialist',
  },
  visionTherapy: {
    kicker: 'Vision therapy',
    title: 'Seven subjects: what therapy can and cannot do',
    lead: `Our programmes usually run for ${programmeWeeks.min} to ${programmeWeeks.max} weeks, with ${sessionsPerWeek.min} or ${sessionsPerWeek.max} sessions a week and ${homeDrillMinutesPerDay.min} to ${homeDrillMinutesPerDay.max} minutes of home drills a day.`,
    readMore: 'Read more',
    overview: 'What vision therapy is, and what it can do',
  },
  sportsVision: {
    kicker: 'Sports vision',
    title: 'Clear sight and safe eyes in sport',
    paragraphs: [
      `We measure how you see, track and react, in an assessment of ${facts.sportsVision.assessmentMinutes.min} to ${facts.sportsVision.assessmentMinutes.max} minutes. A programme of ${facts.sportsVision.programmeWeeks.min} to ${facts.sportsVision.programmeWeeks.max} weeks then trains what your sport asks for.`,
      'Eye protection comes first: it is the part of sports vision with the best proof.',
    ],
    drawingTitle: 'An eye follows a ball along its path.',
    link: 'Read about sports vision',
  },
  eyeCare: {
    kicker: 'Eye care',
    title: 'Complete care for your eyes',
    lead: 'From a full examination to aids for low vision. Open a card to read more.',
    open: 'Read more',
    close: 'Close',
    goBack: 'Go Back',
    sources: 'The sources are on the eye care page',
    link: 'Everything about eye care',
  },
  blogs: {
    kicker: 'Blogs',
    title: 'From our blog',
    link: 'All posts',
  },
  faq: {
    kicker: 'FAQ',
    title: 'Questions people ask us',
    link: 'All questions with their sources',
  },
  contact: {
    kicker: 'Contact',
    title: 'Ask us anything about your eyes',
    lead: 'Write to us and we answer by e-mail. To register as a patient,',
    patientFormLink: 'open the patient form',
    where: 'Where we are',
    place: `${clinic.city}, ${clinic.country}`,
    hours: 'Opening hours',
    mapTitle: `Map of ${clinic.city}`,
    mapLink: 'Open in a maps app',
    mapProvider: 'The map comes from OpenStreetMap when you scroll here.',
  },
} as const;
