/** Changes that extensions, translators and hosts make to a page before hydration; each runs in the page. */
export const foreignNodes = {
  'an element before the page': () => document.body.prepend(document.createElement('div')),
  'the box of a password manager': () => {
    for (const field of document.querySelectorAll('main input, main textarea, header a')) {
      field.after(document.createElement('div'));
    }
  },
  'a link around the digits of a text': () => {
    const text = document.querySelector('main h1, main p')?.firstChild;
    if (text instanceof Text) {
      const range = document.createRange();
      range.setStart(text, 1);
      range.setEnd(text, 3);
      range.surroundContents(document.createElement('a'));
    }
  },
  'a page translator': () => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) {
      texts.push(walker.currentNode as Text);
    }
    for (const text of texts) {
      if (!text.parentElement?.closest('script, style, noscript, svg, font')) {
        const outer = document.createElement('font');
        outer.append(document.createElement('font'));
        outer.children[0]?.append(`Ü${text.data}`);
        text.replaceWith(outer);
      }
    }
  },
  'two spaces in a label': () => {
    const text = document.querySelector('main label, main h1')?.firstChild;
    if (text instanceof Text) {
      text.data = `  ${text.data}`;
    }
  },
  'a host that hides e-mail addresses': () => {
    for (const link of document.querySelectorAll('a[href^=mailto], footer a')) {
      link.replaceChildren('[email protected]');
    }
  },
} as const;
