const shape =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-xl border-2 px-5 py-2.5 text-lg tablet:px-6 font-bold no-underline print:hidden';

/** The main action; its border is visible below the mouse and in forced colours (Windows high contrast). */
export const primaryButton = `${shape} border-transparent bg-button text-on-button hover:border-current disabled:cursor-progress disabled:bg-raised disabled:text-text disabled:no-underline`;

export const secondaryButton = `${shape} border-line text-text hover:border-text`;

/** A link with a large touch target, as in a menu. */
export const plainLink =
  'inline-flex min-h-[44px] min-w-[44px] items-center underline underline-offset-4 hover:decoration-2';

export const helpLink =
  'inline-flex min-h-11 items-center gap-3 font-bold text-danger underline underline-offset-4 hover:decoration-2';
