'use client';

import { useEffect } from 'react';

function openNamedQuestion() {
  const named = document.getElementById(location.hash.slice(1));
  if (named instanceof HTMLDetailsElement) {
    named.open = true;
    named.scrollIntoView();
  }
}

/**
 * Opens the question in the fragment of the URL, at load and on `hashchange`; a browser opens a `<details>`
 * only for a target inside it.
 */
export function OpenNamedQuestion() {
  useEffect(() => {
    openNamedQuestion();
    addEventListener('hashchange', openNamedQuestion);
    return () => removeEventListener('hashchange', openNamedQuestion);
  }, []);
  return null;
}
