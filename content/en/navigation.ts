import type { NavItem } from '../types';

/**
 * The links of the header and the footer; `id` is a section of the landing page, `path` where the
 * addresses of its own pages begin.
 */
export const navigation = {
  label: 'Main',
  menu: 'Menu',
  sections: [
    { id: 'home', label: 'Home' },
    { id: 'about', label: 'About', path: '/about/' },
    { id: 'vision-therapy', label: 'Vision Therapy', path: '/vision-therapy/' },
    { id: 'sports-vision', label: 'Sports Vision', path: '/sports-vision/' },
    { id: 'eyecare', label: 'Eye Care', path: '/eye-care/' },
    { id: 'blogs', label: 'Blogs', path: '/blog/' },
    { id: 'faq', label: 'FAQ', path: '/faq/' },
    { id: 'contact', label: 'Contact' },
  ],
  patientForm: { label: 'Patient form', href: '/patient-form/' },
  footer: [
    {
      title: 'Care',
      links: [
        { label: 'Vision therapy', href: '/vision-therapy/' },
        { label: 'Sports vision', href: '/sports-vision/sportsvision/' },
        { label: 'Eye care', href: '/eye-care/' },
        { label: 'Questions and answers', href: '/faq/' },
      ],
    },
    {
      title: 'Clinic',
      links: [
        { label: 'About us', href: '/about/' },
        { label: 'Meet Our Specialist', href: '/about/specialist/' },
        { label: 'Blog', href: '/blog/' },
        { label: 'Privacy', href: '/privacy/' },
      ],
    },
    {
      title: 'Reach us',
      links: [
        { label: 'Patient form', href: '/patient-form/' },
        { label: 'Contact form', href: '/#contact' },
      ],
    },
  ],
} as const satisfies {
  label: string;
  menu: string;
  sections: readonly { id: string; label: string; path?: string }[];
  patientForm: NavItem;
  footer: readonly { title: string; links: readonly NavItem[] }[];
};
