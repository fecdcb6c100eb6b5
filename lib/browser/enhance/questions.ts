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

/** Keeps the opened question in view; closes the others where `<details name>` does not (Chrome 119, Safari 17.1). */
export function enhance(): void {
  addEventListener('toggle', keepOneOpen, true);
}
