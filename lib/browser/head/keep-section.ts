/** Makes the way to a page in another language lead to the section that the address names. */
export function keepSection(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const link = (target as Element).closest?.<HTMLAnchorElement>('a[rel=alternate]');
      if (link) {
        link.hash = location.hash;
      }
    },
    true,
  );
}
