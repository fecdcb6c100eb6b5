/**
 * Opens the `<details>` around the target of the URL, groups of signs on a wide screen, and all of them for printing:
 * browsers before Chrome 131, Firefox 143 and Safari 18.4 do not support `::details-content`. Keeps an opened question
 * in view, and closes the others where `<details name>` does not (Chrome 119, Safari 17.1).
 */
export function openFolds(): void {
  const keepOneOpen = ({ target }: Event) => {
    const question = target as Element;
    if (question.matches('details[name][open]')) {
      for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
        other.open = other === question;
      }
      // An answer above has closed, which may have moved the question behind the header.
      question.querySelector('summary')?.scrollIntoView({ block: 'nearest' });
    }
  };
  addEventListener('toggle', keepOneOpen, true);

  const openTarget = (url: string) => {
    const target = document.getElementById(new URL(url).hash.slice(1));
    const fold = target?.closest('details');
    if (fold && !fold.open) {
      fold.open = true;
      target?.scrollIntoView();
    }
  };
  // Uses the event's URL instead of `location`, because during hydration Next restores the URL it read earlier.
  addEventListener('hashchange', ({ newURL }) => openTarget(newURL));
  const openAgain = ({ target }: MouseEvent) =>
    (target as Element).closest('a')?.href === location.href && openTarget(location.href);
  addEventListener('click', openAgain, true);
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
      // Only one `<details>` with the same name can be open.
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
