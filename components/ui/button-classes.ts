const shape =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-xl border-2 px-5 py-2.5 text-center text-small font-bold print:hidden';

/** The main action; its border becomes visible on hover and in forced colours (Windows High Contrast). */
export const primaryButton = `${shape} border-transparent bg-button text-on-button hover:border-current disabled:bg-raised disabled:text-text`;

export const secondaryButton = `${shape} border-line text-text hover:border-text`;

/** A back link beside the page tools, which takes the remaining width on a phone. */
export const backLink = `${secondaryButton} flex-1 wrap-break-word @tablet:flex-none`;

export const toolButton =
  'shrink-0 place-items-center size-12 rounded-xl border-2 border-line text-text @max-tablet:w-11';

export const plainLink =
  'inline-flex min-h-11 min-w-11 items-center underline underline-offset-4 hover:decoration-2';

export const helpLink =
  'inline-flex min-h-11 items-center gap-3 font-bold text-danger underline underline-offset-4 hover:decoration-2';

/** The box of a dialog; its content has the padding `--pad`. */
export const dialogBox =
  'w-[44rem] max-w-[94vw] rounded-2xl border-2 border-line bg-surface text-text wrap-anywhere tall:scroll-py-24';

export const dialogPadding = '@container p-(--pad) [--pad:min(1.5rem,4.5vw)]';
