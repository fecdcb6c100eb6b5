import { clinic } from '../../clinic';
import type { Page } from '../../types';
import { notForEmergencies, notMonitored } from '../emergency';

export const privacy: Page = {
  title: 'Privacy',
  shortTitle: 'Privacy',
  subtitle: 'What our forms ask for, where your answers go, and what you can ask us to do',
  description:
    'Which details the contact and patient forms collect and why, who carries them, what stays on your device, and how to see, correct or erase your data.',
  answer:
    'We use what you write in our forms only to answer you and to prepare your care, and this page explains how that works.',
  keyFacts: [
    { label: 'Purpose', value: 'Answers, appointments and care' },
    { label: 'Cookies', value: 'None set by us' },
    { label: 'Tracking and accounts', value: 'None' },
    { label: 'Under 18', value: 'A parent or guardian consents' },
  ],
  body: [
    { kind: 'heading', id: 'about-this-notice', text: 'About this notice' },
    {
      kind: 'paragraph',
      text: `This notice is from ${clinic.name} in ${clinic.city}, ${clinic.country}. It was written with India’s Digital Personal Data Protection Act, 2023, and its Rules of 2025 in mind. Personal data means any information about a person who can be recognised from it, such as you or your child.`,
    },
    {
      kind: 'paragraph',
      text: 'You can read the whole website without telling us anything about yourself. We receive personal data only when you complete the contact form or the patient form and send it. Please read what a form asks for, and why, before you use it.',
    },
    { kind: 'heading', id: 'what-the-forms-ask', text: 'What each form asks for, and why' },
    { kind: 'subheading', text: 'Contact form' },
    {
      kind: 'list',
      items: [
        [{ strong: 'Your name' }, ', so that we know how to address you in our answer.'],
        [{ strong: 'Your email' }, ', because this is where we send our answer.'],
        [
          { strong: 'Your message' },
          ', so that we can understand your question. You decide how much you tell us, and a few words about your health are often enough.',
        ],
        [
          { strong: 'The date and time of sending' },
          ', which the form adds by itself to show us when you wrote.',
        ],
      ],
    },
    { kind: 'subheading', text: 'Patient form' },
    {
      kind: 'list',
      items: [
        [{ strong: 'First name and last name' }, ', so that we know who the patient is.'],
        [
          { strong: 'Age' },
          ', so that we can plan suitable tests, and know whether the patient is a child.',
        ],
        [
          { strong: 'Gender' },
          ', to complete the registration and to address the patient properly.',
        ],
        [{ strong: 'Phone' }, ', so that we can call you to arrange an appointment.'],
        [{ strong: 'Email' }, ', so that we can also answer you in writing.'],
        [{ strong: 'Address (optional)' }, ', to complete the registration of the patient.'],
        [{ strong: 'Service' }, ', so that we know what kind of appointment you would like.'],
        [
          { strong: 'Symptoms (optional)' },
          ', so that we can prepare for the visit. This is information about health, so write only what you want us to know beforehand.',
        ],
        [
          { strong: 'History (optional)' },
          ', which means earlier eye problems, illnesses and medicines that may matter for the examination. This is information about health as well.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: [
        { strong: 'Your consent is for this purpose only.' },
        ' By sending a form, you agree that we use your answers to reply, to prepare your visit and to give you care. We do not sell your answers or use them for advertising. We would have to ask you again before using them for any other purpose.',
      ],
    },
    {
      kind: 'paragraph',
      text: 'You may leave out everything that is marked as optional. If you prefer not to use a form at all, you can give us the same information in person.',
    },
    { kind: 'heading', id: 'who-carries-it', text: 'Who carries your answers' },
    {
      kind: 'steps',
      items: [
        {
          title: 'Your browser sends your answers',
          text: 'When you press the button, your browser passes your answers directly to EmailJS, an e-mail service. Your answers are not sent to anybody before that moment.',
        },
        {
          title: 'EmailJS turns them into an e-mail',
          text: 'Like every internet service, EmailJS also receives technical data, such as your IP address (the number of your internet connection). It may keep a record of what it carries, according to its own terms.',
        },
        {
          title: 'The e-mail arrives at the clinic',
          text: 'It reaches the clinic’s own e-mail account, which is operated by an e-mail provider. We read your message there and answer it.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: 'The computers of EmailJS and of the e-mail provider may be outside India, so your answers may travel to another country. This website itself has no database, and it does not keep a copy of what you send.',
    },
    { kind: 'heading', id: 'not-collected', text: 'What we do not collect' },
    {
      kind: 'list',
      items: [
        'This site sets no cookies, which are small files that recognise a visitor later.',
        'It uses no analytics, so we neither measure nor follow what you read here.',
        'It shows no advertising and builds no profile of you or your child.',
        'It has no patient accounts, and it never stores a password.',
        'What you search for is looked up on your device, and is neither kept nor sent.',
      ],
    },
    { kind: 'heading', id: 'on-your-device', text: 'What stays on your device' },
    {
      kind: 'paragraph',
      text: 'A few things are remembered by the browser on your own phone or computer, and this memory is not sent to us.',
    },
    {
      kind: 'list',
      items: [
        [
          { strong: 'An unfinished form' },
          ' stays in the open tab, so that you do not lose your answers by accident. It remains there until you send it, clear it or close the tab. The technical name for this memory is sessionStorage.',
        ],
        [
          { strong: 'The opening picture' },
          ' leaves a note in the open tab, so that you see the picture only once.',
        ],
        [
          { strong: 'The colour theme' },
          ' that you choose, light or dark, is remembered until you clear your browser’s data. The technical name for this memory is localStorage.',
        ],
        [
          { strong: 'The demonstration pages' },
          ' for login, register and contact are not real services. They keep what they ask for, without any password, in this browser only. They send nothing to anybody.',
        ],
      ],
    },
    {
      kind: 'callout',
      title: 'On a shared phone or computer',
      text: 'Some browsers can bring back a closed tab together with the text inside it. If you decide not to send a form, empty its fields before you leave. Everything that this site has remembered can be removed in the settings of your browser, usually under “site data”.',
    },
    { kind: 'heading', id: 'map-links-host', text: 'The map, links and the site’s host' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'The map' },
          ' in the contact section, where there is one, comes from a map provider. It is loaded only when you come near it on the page. The provider then receives technical data such as your IP address, and its own privacy rules apply.',
        ],
        [
          { strong: 'Links to other websites' },
          ', such as medical journals, take you to places with rules of their own, which we do not control.',
        ],
        [
          { strong: 'The host' },
          ' is the company whose computers deliver this site to you. It sees the usual technical data, such as your IP address, the page you requested, the time, and the type of your browser.',
        ],
      ],
    },
    { kind: 'heading', id: 'how-long', text: 'How long we keep your answers' },
    {
      kind: 'paragraph',
      text:
        clinic.dataProtection.retentionMonths === null
          ? 'We keep your answers as long as your care and the law require; ask us and we tell you.'
          : `We keep your answers for ${clinic.dataProtection.retentionMonths} months, unless your care or the law requires us to keep them longer.`,
    },
    { kind: 'heading', id: 'your-rights', text: 'Your rights' },
    {
      kind: 'list',
      items: [
        [
          { strong: 'To know' },
          ' which data we have about you, what we do with it, and who else has received it.',
        ],
        [
          { strong: 'To correct, complete and update' },
          ' anything that is wrong, missing or no longer true.',
        ],
        [
          { strong: 'To erase' },
          ' your data. If the law requires us to keep a part of it, we tell you which part and why.',
        ],
        [
          { strong: 'To withdraw your consent' },
          ' at any time, as easily as you gave it, with one message through the contact form. What we did before remains valid, but we may then be unable to arrange or continue your care.',
        ],
        [
          { strong: 'To nominate someone' },
          ' who may use these rights for you after your death, or when you are no longer able to use them yourself.',
        ],
        [
          { strong: 'To have a grievance heard' },
          ' if you are unhappy with how we treat your data. Please write to us first, so that we can try to put it right.',
        ],
        [
          { strong: 'To complain to the Data Protection Board of India' },
          ' if our answer does not settle the matter.',
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: 'Before we act on a request, we may ask a question to be certain that it really comes from you. This protects you from a stranger who asks for your data.',
    },
    { kind: 'heading', id: 'children', text: 'Children' },
    {
      kind: 'paragraph',
      text: 'For anyone under 18, a parent or guardian completes the form and gives consent. Please write the name and age of the child, together with your own phone number and email. We may ask you to confirm that you are the parent or guardian.',
    },
    {
      kind: 'paragraph',
      text: 'This site does not track children, and it has no advertising aimed at them. If a child has written to us without a parent or guardian, tell us, and we erase the message.',
    },
    { kind: 'heading', id: 'security', text: 'Security, in plain words' },
    {
      kind: 'paragraph',
      text: 'Your answers travel from your browser to EmailJS over an encrypted connection, so that others on the way cannot read them. From there they continue as ordinary e-mail, which is less private than a sealed letter. No way of sending information is completely safe.',
    },
    {
      kind: 'paragraph',
      text: 'Please do not send identity numbers, bank details or passwords, because our forms never ask for them. It is better to bring medical reports to your visit. If we learn that your data was lost or reached the wrong people, we tell you what happened.',
    },
    { kind: 'heading', id: 'emergencies', text: 'Not for emergencies' },
    {
      kind: 'paragraph',
      text: [`${notMonitored} `, ...notForEmergencies],
    },
    { kind: 'heading', id: 'contact', text: 'Questions and requests' },
    {
      kind: 'paragraph',
      text: [
        clinic.dataProtection.contactName === null
          ? 'For every question or request about your data, '
          : `Our contact person for data protection is ${clinic.dataProtection.contactName}. For every question or request about your data, `,
        { link: 'write to us with the contact form', href: '/#contact' },
        '. If you have written to us before, mention the email that you used, so that we can find your earlier message.',
      ],
    },
    {
      kind: 'paragraph',
      text: `The languages of the clinic are ${clinic.languages.join(', ')}, and you may write to us in any of them. Please ask if you would like to have this notice explained in one of these languages. If anything about this notice changes, you will find the new text on this page.`,
    },
  ],
  related: ['/patient-form/', '/about/', '/faq/'],
  review: { reviewer: null, reviewedOn: null, nextReviewOn: null },
};
