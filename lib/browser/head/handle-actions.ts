/**
 * Handles actions that need no React, even before hydration: print, share, back links, dialogs, the search shortcut
 * and form drafts. Adds the URL fragment to language links, and the topic of the page to patient form links.
 */
export function handleActions(isModifiedClick: (event: MouseEvent) => boolean): void {
  // A text selection may begin in the dialog and end on its backdrop; the click then has the dialog as its target.
  let pressed: EventTarget | null = null;
  const notePress = ({ target }: Event) => {
    pressed = target;
  };
  addEventListener('pointerdown', notePress, true);

  const share = async ({ dataset, parentElement }: HTMLElement) => {
    const { title = '', url = '', copied = '', copyByHand = '' } = dataset;
    const status = parentElement?.querySelector('[role=status]') as HTMLElement;
    status.textContent = '';
    try {
      await navigator.share({ title, url });
    } catch (reason) {
      // `AbortError` means that the visitor closed the share sheet, which is not a failure.
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
      // Storage is denied: the link leads directly to the section.
    }
  };

  // For browsers without Invoker Commands or `closedby`. A link closes its dialog, so that Back does not show it open.
  const operateDialog = (event: MouseEvent, target: Element, link: Element | null) => {
    const button = target.closest<HTMLButtonElement>('[command]');
    if (button?.commandForElement) {
      return;
    }
    const id = button?.getAttribute('commandfor');
    const dialog = id
      ? (document.getElementById(id) as HTMLDialogElement | null)
      : target.closest('dialog');
    // In other dialogs, a click on the empty space around the content also has the dialog as its target.
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

  // ⌘ K on Apple systems, where Ctrl K deletes to the end of the line; WCAG 2.1.4 is about single-key shortcuts.
  const openSearch = (event: KeyboardEvent) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    const isCommand = /Mac|iP/.test(navigator.platform) ? metaKey && !ctrlKey : ctrlKey && !metaKey;
    const isFree = !altKey && !shiftKey && !document.querySelector('dialog[open]');
    if (isCommand && isFree && key.toLowerCase() === 'k') {
      event.preventDefault();
      document.getElementById('search')?.click();
    }
  };
  addEventListener('keydown', openSearch, true);

  // Saves only this field: a page from the back/forward cache must not overwrite newer answers in other fields.
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
        // Storage is denied or full, or its draft is damaged: the form itself still has the answer.
      }
    }
  };
  addEventListener('input', keepAnswer, true);
  addEventListener('change', keepAnswer, true);
}
