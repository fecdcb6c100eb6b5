import { readHeaderBottom } from '../watch-header-height';

function closeOthers(question: Element): void {
  for (const other of document.querySelectorAll<HTMLDetailsElement>('details[name][open]')) {
    other.open = other === question;
  }
}

function keepOneOpen({ target }: Event): void {
  const question = target as Element;
  if (question.matches('details[name][open]')) {
    closeOthers(question);
    // An answer above has closed, which may have moved the question behind the header.
    if (question.getBoundingClientRect().top < readHeaderBottom()) {
      question.scrollIntoView();
    }
  }
}

/** Closes other questions where `<details name>` is not exclusive: before Chrome 120, Firefox 130, Safari 17.2. */
export function enhance(): void {
  addEventListener('toggle', keepOneOpen, true);
}
