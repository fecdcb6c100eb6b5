/**
 * Opens the `<details>` around the target of the URL, those of signs on a wide screen, and all for printing: browsers
 * before Chrome 131, Firefox 143 and Safari 18.4 have no `::details-content`.
 */
export function openFolds(): void {
  const openTarget = (url: string) => {
    const target = document.getElementById(new URL(url).hash.slice(1));
    const fold = target?.closest('details');
    if (fold && !fold.open) {
      fold.open = true;
      target?.scrollIntoView();
    }
  };
  // Not of `location`: hydrating, Next replaces it by the one that it has read before.
  addEventListener('hashchange', ({ newURL }) => openTarget(newURL));
  addEventListener(
    'click',
    ({ target }) =>
      (target as Element).closest('a')?.href === location.href && openTarget(location.href),
  );
  addEventListener('DOMContentLoaded', () => {
    const isWide = matchMedia('(min-width: 40rem)').matches;
    for (const group of document.querySelectorAll<HTMLDetailsElement>('.sign-group')) {
      group.open = isWide || group.open;
      group.classList.add('is-ready');
    }
    openTarget(location.href);
  });

  const closed: { fold: HTMLDetailsElement; name: string | null }[] = [];
  addEventListener('beforeprint', () => {
    const folds = document.querySelectorAll<HTMLDetailsElement>('main details:not([open])');
    closed.push(...Array.from(folds, (fold) => ({ fold, name: fold.getAttribute('name') })));
    for (const { fold } of closed) {
      // Of those with the same name only one can be open.
      fold.removeAttribute('name');
      fold.open = true;
    }
  });
  addEventListener('afterprint', () => {
    for (const { fold, name } of closed.splice(0)) {
      fold.open = false;
      if (name) {
        fold.setAttribute('name', name);
      }
    }
  });
}
