/**
 * Opens each `<details>` whose content is asked for: around the target of the URL, whose heading may stand in the
 * summary, at load, on `hashchange` and at a link to the fragment that the URL has already; the groups of signs on a
 * wide screen; and all while the page is printed, for a browser without `::details-content` (before Chrome 131, Firefox
 * 143 and Safari 18.4).
 */
export function openFolds(): void {
  const openTarget = () => {
    const target = document.getElementById(location.hash.slice(1));
    const fold = target?.closest('details');
    if (fold && !fold.open) {
      fold.open = true;
      target?.scrollIntoView();
    }
  };
  addEventListener('hashchange', openTarget);
  addEventListener(
    'click',
    ({ target }) => (target as Element).closest('a')?.href === location.href && openTarget(),
  );
  addEventListener('DOMContentLoaded', () => {
    const isWide = matchMedia('(min-width: 40rem)').matches;
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.sign-group')) {
      group.open = isWide || group.open;
      group.classList.add('is-ready');
    }
    openTarget();
  });

  let closed: { fold: HTMLDetailsElement; name: string | null }[] = [];
  addEventListener('beforeprint', () => {
    const folds = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    closed = Array.from(folds, (fold) => ({ fold, name: fold.getAttribute('name') }));
    for (const { fold } of closed) {
      // Of those with the same name only one can be open.
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const { fold, name } of closed) {
      fold.open = false;
      if (name) {
        fold.setAttribute('name', name);
      }
    }
  });
}
