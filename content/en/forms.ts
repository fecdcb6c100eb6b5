import { formLimits } from '../form-limits';
import type { FailureKind, FieldCopy, FormCopy } from '../types';
import { notForEmergencies } from './emergency';

const {
  ageYears,
  phoneDigits,
  addressCharacters,
  symptomsCharacters,
  historyCharacters,
  messageCharacters,
} = formLimits;

export const genders = ['Male', 'Female', 'Other'] as const;

export const services = [
  'Vision Therapy',
  'Contact Lens',
  'Low Vision Aid',
  'Comprehensive Vision Assessment',
  'Digital Eyestrain Assessment',
] as const;

const email = {
  missing: 'Enter an email address',
  wrong: 'Enter an email address like name@example.com',
} as const;

/** What stands beside a field whose answer cannot be sent. */
export const patientErrors = {
  firstName: { missing: 'Enter the first name of the patient' },
  lastName: { missing: 'Enter the last name of the patient' },
  age: {
    missing: 'Enter the age in whole years, with digits',
    wrong: `Age must be a whole number from ${ageYears.min} to ${ageYears.max}`,
  },
  gender: { missing: 'Select a gender' },
  phone: {
    missing: 'Enter a phone number',
    wrong: `Enter a phone number of ${phoneDigits.min} to ${phoneDigits.max} digits, such as +91 98765 43210`,
  },
  email,
  service: { missing: 'Select the service you want' },
  address: { tooLong: `Shorten the address to ${addressCharacters} characters or fewer` },
  symptoms: {
    tooLong: `Shorten the symptoms to ${symptomsCharacters.toLocaleString('en-IN')} characters or fewer`,
  },
  history: {
    tooLong: `Shorten the history to ${historyCharacters.toLocaleString('en-IN')} characters or fewer`,
  },
} as const;

export const contactErrors = {
  name: { missing: 'Enter your name' },
  email,
  message: {
    missing: 'Write your message',
    tooLong: `Shorten the message to ${messageCharacters.toLocaleString('en-IN')} characters or fewer`,
  },
} as const;

export const patientFields = {
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  age: { label: 'Age', hint: 'In whole years. For a baby under one, write 0.' },
  gender: { label: 'Gender', prompt: 'Select a gender' },
  phone: { label: 'Phone', hint: 'The number we may call, such as +91\u00a098765\u00a043210.' },
  email: { label: 'Email', hint: 'We answer to this address.' },
  address: { label: 'Address (optional)' },
  service: { label: 'Service', prompt: 'Select a service' },
  symptoms: {
    label: 'Symptoms (optional)',
    hint: `What do you notice, and since when? Up to ${symptomsCharacters.toLocaleString('en-IN')} characters.`,
  },
  history: {
    label: 'History (optional)',
    hint: `Glasses, eye operations, illnesses, medicines. Up to ${historyCharacters.toLocaleString('en-IN')} characters.`,
  },
} as const satisfies Record<string, FieldCopy>;

export const contactFields = {
  name: { label: 'Name' },
  email: { label: 'Email', hint: 'We answer to this address.' },
  message: { label: 'Message' },
} as const satisfies Record<string, FieldCopy>;

export const patientForm: FormCopy = {
  label: 'Patient registration',
  submit: 'Submit',
  submitting: 'Submitting...',
  wait: 'Your answers are on their way. Please keep this page open.',
  sent: '✅ Your form has been submitted successfully!',
  failed: '❌ Failed to send form. Please try again later.',
  unanswered: 'We do not know whether your form arrived.',
  summary: {
    empty: 'Some answers are missing or need a change.',
    wrong: 'Some answers need a change.',
  },
};

export const contactForm: FormCopy = {
  label: 'Contact message',
  submit: 'Send Message',
  submitting: 'Sending...',
  wait: 'Your message is on its way. Please keep this page open.',
  sent: '✅ Message sent successfully!',
  failed: '❌ Failed to send message. Please try again later.',
  unanswered: 'We do not know whether your message arrived.',
  summary: {
    empty: '⚠️ Please fill in all fields before sending.',
    wrong: 'Some answers need a change.',
  },
};

const kept = 'Everything you typed is still in the form.';

/** What a visitor can do next, by the kind of failure, and whether sending again can help. */
export const failureAdvice: Record<FailureKind, { text: string; canRetry: boolean }> = {
  configuration: {
    text: `The form has a fault of its own, and sending it again will not help. ${kept} Please reach the clinic another way.`,
    canRetry: false,
  },
  'too-large': {
    text: `Your text is too long for one e-mail. ${kept} Please shorten it and send it again.`,
    canRetry: true,
  },
  'rate-limited': {
    text: `Too many messages are coming in at this moment. ${kept} Wait a few seconds, then try again.`,
    canRetry: true,
  },
  'browser-refused': {
    text: `The e-mail service does not take messages from this browser. ${kept} Copy your answers and send them from another browser, or reach the clinic another way.`,
    canRetry: false,
  },
  network: {
    text: `The connection to the e-mail service broke or was blocked. ${kept} Check your internet connection, then try again.`,
    canRetry: true,
  },
  service: {
    text: `The e-mail service has a fault at this moment. ${kept} Try again in a few minutes.`,
    canRetry: true,
  },
  'no-answer': {
    text: `The e-mail service has not answered. Your text may have reached us or not. ${kept} You can wait, send it again, or ask the clinic whether it arrived.`,
    canRetry: true,
  },
};

export const formHelp = {
  retry: 'Try again',
  confirm:
    'Nothing has been sent yet. Please press the button once more, so that we know a person is there. Everything you typed is still in the form.',
  held: 'One moment: the page is still loading. It sends your answers as soon as it can.',
  scriptLost:
    'Part of this page did not load, so the form cannot send. Copy what you have typed before you load the page again.',
  copy: {
    button: 'Copy my answers',
    done: 'Copied. You can paste your answers into an e-mail or a message.',
    byHand: 'This browser does not let the page copy. Select the text below and copy it.',
    textLabel: 'Your answers',
  },
  otherWays: 'Other ways to reach the clinic',
  draft: {
    restored:
      'We kept what you typed earlier in this tab. It stays on this device until you send it.',
    clear: 'Clear my answers',
    cleared: 'Your answers are cleared.',
    undo: 'Bring them back',
  },
  privacy: {
    text: 'We use what you write to answer you and to plan your visit. By sending it you agree to that. EmailJS carries it to the clinic’s e-mail; you may take your consent back at any time.',
    link: 'How we treat what you tell us',
  },
  noScript: {
    title: 'This form needs JavaScript',
    text: 'Your browser has JavaScript switched off, so this form cannot send anything. Please switch it on, or reach the clinic another way.',
  },
} as const;

export const contactWayLabels = { phone: 'Phone', whatsApp: 'WhatsApp', email: 'E-mail' } as const;

export const patientFormPage = {
  title: 'Patient registration form',
  crumb: 'Patient form',
  heading: 'Register as a patient',
  description:
    'Register for an eye examination, vision therapy, contact lenses or low vision aids. The clinic answers by phone or e-mail.',
  lead: 'Tell us who the patient is and what you need. We then call or write to you with a time. For a child, write the name and age of the child, and your own phone and email.',
  emergency: ['Not for emergencies. ', ...notForEmergencies],
  next: {
    title: 'What happens next',
    steps: [
      'Your answers go to the clinic by e-mail. The e-mail service EmailJS carries them.',
      'We call or write to you and agree on a time.',
      'Bring your glasses, your medicines and earlier reports to the first visit.',
    ],
  },
} as const;
