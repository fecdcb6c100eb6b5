export const notFound = {
  title: 'This page is not here',
  description: 'The address leads nowhere on this site. Here are the ways on from this page.',
  lead: 'The page may have moved, or the address has a slip in it. Nothing you typed elsewhere is lost.',
  links: [
    { label: 'Go to the home page', href: '/' },
    { label: 'Open the patient form', href: '/patient-form/' },
  ],
} as const;
