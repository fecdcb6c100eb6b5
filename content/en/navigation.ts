import type { NavItem } from '../types';

/** The links of the header and the footer; `id` is a section of the landing page. */
export const navigation = {
  label: 'Main',
  menu: 'Menu',
  sections: [
    { id: 'home', label: 'Home' },
    { id: 'about', label: 'About' },
    { id: 'vision-therapy', label: 'Vision Therapy' },
    { id: 'sports-vision', label: 'Sports Vision' },
    { id: 'eyecare', label: 'Eye Care' },
    { id: 'blogs', label: 'Blogs' },
    { id: 'faq', label: 'FAQ' },
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
  sections: readonly { id: string; label: string }[];
  patientForm: NavItem;
  footer: readonly { title: string; links: readonly NavItem[] }[];
};
