/** Adds the fragment of the URL to a clicked link to another language. */
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
