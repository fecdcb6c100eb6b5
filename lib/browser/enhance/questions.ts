function openNamedQuestion(): void {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) {
    named.open = true;
    closeOthers(named);
    named.scrollIntoView();
  }
}

/** A link to the fragment that the URL has already causes no `hashchange`. */
function openAgain({ target }: Event): void {
  if ((target as Element).closest('a')?.href === location.href) {
    openNamedQuestion();
  }
}

function closeOthers(question: Element): void {
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    other.open = other === question;
  }
}

function keepOneOpen({ target }: Event): void {
  const question = target as Element;
  if (question.matches('details[name][open]')) {
    closeOthers(question);
    // An answer above, now closed, may have moved it behind the header.
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    if (question.getBoundingClientRect().top < header) {
      question.scrollIntoView();
    }
  }
}

/**
 * Opens the question in the fragment of the URL, at load, on `hashchange` and at a link to it: a browser opens a
 * `<details>` only for a target inside it. Closes the others where `<details name>` is not exclusive: before Chrome 120,
 * Firefox 130 and Safari 17.2.
 */
export function enhance(): void {
  openNamedQuestion();
  addEventListener('hashchange', openNamedQuestion);
  addEventListener('click', openAgain);
  addEventListener('toggle', keepOneOpen, true);
}
