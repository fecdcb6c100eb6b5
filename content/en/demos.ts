/** The pages that only show how an account or a message could look; nothing leaves the browser. */
const notice =
  'This page is a demonstration. It sends nothing to anyone: what you type stays in this browser.';

const noScript = 'It needs JavaScript, which your browser has switched off.';

const errors = {
  wrong: 'Enter an email address like name@example.com',
  summary: 'Please fill in all fields.',
  wrongSummary: 'The email address needs a change.',
  storage: 'This browser does not let the page keep anything, so nothing was stored.',
} as const;

const name = { label: 'Name', missing: 'Enter your name' };
const email = { label: 'Email', missing: 'Enter your email address' };
const password = {
  label: 'Password',
  hint: 'Do not use a real password. It is not kept anywhere.',
  missing: 'Enter a password',
};
const message = { label: 'Message', missing: 'Write a message' };

export const demos = {
  login: {
    title: 'Login (demo)',
    description:
      'A demonstration of a login page. There are no accounts, nothing is sent, and no password is kept.',
    notice,
    noScript,
    errors,
    fields: { email, password },
    submit: 'Log in',
    done: 'Logged in (demo). Backend comes later.',
    more: { text: 'No account yet?', link: 'Go to the demo registration', href: '/register/' },
  },
  register: {
    title: 'Register (demo)',
    description:
      'A demonstration of an account registration. There are no accounts, nothing is sent, and no password is kept.',
    notice,
    noScript,
    errors,
    fields: { name, email, password },
    submit: 'Register',
    done: 'Registered (demo). Connect to backend later.',
    more: {
      text: 'To become a patient of the clinic,',
      link: 'open the patient form',
      href: '/patient-form/',
    },
  },
  contact: {
    title: 'Contact (demo)',
    description:
      'A demonstration of a contact page. Nothing is sent; the form that reaches the clinic is on the home page.',
    notice,
    noScript,
    errors,
    fields: { name, email, message },
    submit: 'Store message',
    done: 'Message stored (demo). Email hook later.',
    more: {
      text: 'To write to the clinic for real,',
      link: 'open the contact form',
      href: '/#contact',
    },
  },
} as const;
