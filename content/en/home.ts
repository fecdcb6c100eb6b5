import { clinic } from '../clinic';

export const home = {
  title: `Vision therapy and eye care in ${clinic.city}`,
  description: `Vision therapy, sports vision and complete eye care in ${clinic.city}, for children, students, athletes, screen workers and people recovering from a stroke.`,
  hero: {
    chart: [
      { acuity: '6/60', text: 'See.' },
      { acuity: '6/24', text: 'Focus.' },
      { acuity: '6/12', text: 'Read with ease.' },
      { acuity: '6/6', text: 'Vision can be trained. We show you how.' },
    ],
    lead: `Vision therapy, sports vision and complete eye care in ${clinic.city}, for children, students, athletes, screen workers and people recovering from stroke.`,
    drawingTitle: 'Light bends at the cornea and the lens and meets in one point on the retina.',
    book: 'Book Appointment',
  },
  contact: {
    kicker: 'Contact',
    title: 'Ask us anything about your eyes',
    lead: 'Write to us and we answer by e-mail. To register as a patient, use the patient form.',
    patientFormLink: 'Open the patient form',
  },
} as const;
