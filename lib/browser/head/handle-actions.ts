/**
 * Handles at once, and before hydration, what needs no React: print, share, back links, dialogs, the
 * shortcut of the search and form drafts.
 * Links to other languages get the fragment of the URL, and links to the patient form the topic of the page.
 */
export function handleActions(isModifiedClick: (event: MouseEvent) => boolean): void {
  // A selection of text may begin in the dialog and end on the backdrop, which counts as the dialog itself.
  let pressed: EventTarget | null = null;
  addEventListener('pointerdown', ({ target }) => {
    pressed = target;
  });

  const share = async ({ dataset, parentElement }: HTMLElement) => {
    const { title = '', url = '', copied = '', copyByHand = '' } = dataset;
    const status = parentElement?.querySelector('[role=status]') as HTMLElement;
    status.textContent = '';
    try {
      await navigator.share({ title, url });
    } catch (reason) {
      // The visitor has closed the share sheet, which is no failure.
      if ((reason as Error).name !== 'AbortError') {
        const copy = async () => navigator.clipboard.writeText(url);
        status.textContent = await copy().then(
          () => copied,
          () => copyByHand.replace('{address}', () => url),
        );
      }
    }
  };

  const goBack = (event: MouseEvent, { hash, pathname }: HTMLAnchorElement) => {
    try {
      sessionStorage.setItem('scroll-back', hash.slice(1));
      event.preventDefault();
      location.assign(pathname);
    } catch {
      // Storage is denied: the link leads to the section itself.
    }
  };

  // For browsers without Invoker Commands or `closedby`. A link closes its dialog, which would be open again after Back.
  const operateDialog = (event: MouseEvent, target: Element, link: Element | null) => {
    const button = target.closest<HTMLButtonElement>('[command]');
    if (button?.commandForElement) {
      return;
    }
    const id = button?.getAttribute('commandfor');
    const dialog = id
      ? (document.getElementById(id) as HTMLDialogElement | null)
      : target.closest('dialog');
    // In other dialogs a click on the empty space around the content has the dialog as its target too.
    const isBackdrop = target === dialog && target === pressed && target.matches('main dialog');
    if (button?.getAttribute('command') === 'show-modal') {
      dialog?.showModal();
    } else if (button || isBackdrop || (link && !isModifiedClick(event))) {
      dialog?.close();
    }
  };

  const act = (event: MouseEvent) => {
    const target = event.target as Element;
    const tool = target.closest<HTMLElement>('[data-print], [data-share]');
    const link = target.closest('a');
    if (link?.rel === 'alternate') {
      link.hash = location.hash;
    }
    if (link?.pathname.endsWith('/patient-form/')) {
      const ownForm = document.querySelector<HTMLAnchorElement>('main a[href*="/patient-form/#"]');
      const { hash } = ownForm ?? location;
      link.hash = hash.startsWith('#/') ? hash : link.hash;
    }
    if (link?.dataset.back === '' && !isModifiedClick(event)) {
      goBack(event, link);
    }
    if (tool?.dataset.share !== undefined) {
      share(tool);
    } else if (tool) {
      print();
    }
    operateDialog(event, target, link);
  };
  addEventListener('click', act, true);

  // ⌘ K on Apple's systems, where Ctrl K deletes to the end of a line. WCAG 2.1.4 is about shortcuts without a modifier.
  addEventListener('keydown', (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCommand = /Mac|iP/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    const isFree = !altKey && !shiftKey && !document.querySelector('dialog[open]');
    if (isCommand && isFree && key.toLowerCase() === 'k') {
      event.preventDefault();
      document.getElementById('search')?.click();
    }
  });

  // Only this field: a page from the back/forward cache must not overwrite newer answers to others.
  const keepAnswer = ({ target }: Event) => {
    const { form, name, value, dataset } = target as HTMLInputElement;
    const key = name && form?.dataset.draft;
    if (key) {
      dataset.typed = dataset.typed || '';
      try {
        const draft = JSON.parse(sessionStorage.getItem(key) ?? '{}');
        draft[name] = dataset.typed || value;
        sessionStorage.setItem(key, JSON.stringify(draft));
      } catch {
        // Storage is denied or full, or has no draft: the form still has the answer.
      }
    }
  };
  addEventListener('input', keepAnswer, true);
  addEventListener('change', keepAnswer, true);
}
