/**
 * Does at once, and before hydration, what needs no React: one listener for each event of the document.
 *
 * - `[data-print]` prints the page.
 * - `[data-share]` shares its address and title through the device or, where it cannot, copies the address; the
 *   `role="status"` beside it shows the outcome.
 * - A link to another language gets the fragment of the URL, one to the patient form the topic of the page.
 * - A back link, `[data-back]`, leads to the landing page, which scrolls to its section (`scrollBack`).
 * - A dialog opens and closes by `command` in a browser without HTML Invoker Commands, closes at a click on its
 *   backdrop in one without `closedby`, and where a link in it is followed: it would be open again after a step back.
 * - An answer is written to the draft of its form, in `sessionStorage` under the key in `data-draft`, each field by
 *   itself, so that a page of the back/forward cache does not overwrite newer answers; that of a number field as it was
 *   typed (`keepTypedNumbers`).
 */
export function handleActions(): void {
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
      // A visitor who closes the sheet wants nothing more.
      if ((reason as Error).name !== 'AbortError') {
        const copy = async () => navigator.clipboard.writeText(url);
        status.textContent = await copy().then(
          () => copied,
          () => copyByHand.replace('{address}', () => url),
        );
      }
    }
  };

  const opensElsewhere = (event: MouseEvent) =>
    event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;

  const goBack = (event: MouseEvent, { hash, pathname }: HTMLAnchorElement) => {
    try {
      sessionStorage.setItem('scroll-back', hash.slice(1));
      event.preventDefault();
      location.assign(pathname);
    } catch {
      // Storage is denied: the link leads to the section itself.
    }
  };

  const operateDialog = (event: MouseEvent, target: Element, link: Element | null) => {
    const button = target.closest<HTMLButtonElement>('[command]');
    if (button?.commandForElement) {
      return;
    }
    const id = button?.getAttribute('commandfor');
    const dialog = id
      ? (document.getElementById(id) as HTMLDialogElement | null)
      : target.closest('dialog');
    // The other dialogs have space of their own around what they show.
    const isBackdrop = target === dialog && target === pressed && target.matches('main dialog');
    if (button?.getAttribute('command') === 'show-modal') {
      dialog?.showModal();
    } else if (button || isBackdrop || (link && !opensElsewhere(event))) {
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
    const toForm = document.querySelector<HTMLAnchorElement>('main a[href*="/patient-form/#"]');
    if (link && toForm && link.pathname === toForm.pathname) {
      link.hash = toForm.hash;
    }
    if (link?.dataset.back === '' && !opensElsewhere(event)) {
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
