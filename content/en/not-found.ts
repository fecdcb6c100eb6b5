export const notFound = {
  title: 'This page is not here',
  description: 'The address leads nowhere on this site. Here are the ways on from this page.',
  lead: 'The page may have moved, or the address has a slip in it. One of these may help.',
  links: [
    { label: 'Home', href: '/' },
    { label: 'Vision therapy', href: '/vision-therapy/' },
    { label: 'Questions and answers', href: '/faq/' },
    { label: 'Blog', href: '/blog/' },
    { label: 'Patient form', href: '/patient-form/' },
  ],
} as const;
