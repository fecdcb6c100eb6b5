/** Every route of the specification and the contract that shows content, with words of its title. */
export const routes: readonly { path: string; title: RegExp }[] = [
  { path: '/', title: /vision therapy and eye care/i },
  { path: '/vision-therapy/', title: /vision therapy/i },
  { path: '/vision-therapy/binocular/', title: /binocular/i },
  { path: '/vision-therapy/amblyopia/', title: /amblyopia/i },
  { path: '/vision-therapy/squint/', title: /squint/i },
  { path: '/vision-therapy/austim/', title: /autism/i },
  { path: '/vision-therapy/digitaleyestrain/', title: /digital eye strain/i },
  { path: '/vision-therapy/learning/', title: /learning/i },
  { path: '/vision-therapy/visual/', title: /visual impairment/i },
  { path: '/sports-vision/sportsvision/', title: /sports vision/i },
  { path: '/about/', title: /about/i },
  { path: '/about/specialist/', title: /specialist|optometrist/i },
  { path: '/eye-care/', title: /eye care|examination/i },
  { path: '/faq/', title: /questions/i },
  { path: '/patient-form/', title: /registration/i },
  { path: '/privacy/', title: /privacy/i },
  { path: '/blog/', title: /blog/i },
  { path: '/blog/1/', title: /vision therapy/i },
  { path: '/blog/2/', title: /daylight/i },
  { path: '/blog/3/', title: /see/i },
  { path: '/blog/4/', title: /contact lens/i },
  { path: '/blog/5/', title: /food/i },
];

/** The demonstrations, which stay out of search engines. */
export const demoRoutes = ['/login/', '/register/', '/contact/'] as const;
