const shape =
  'inline-flex min-h-12 items-center justify-center gap-3 rounded-xl border-2 px-5 py-2.5 text-lg sm:px-6 font-bold no-underline hover:underline print:hidden';

/** The one thing to do next; its border is seen in forced colours (Windows high contrast) alone. */
export const primaryButton = `${shape} border-transparent bg-button text-on-button disabled:cursor-progress disabled:bg-raised disabled:text-text disabled:no-underline`;

/** Anything else one may do. */
export const secondaryButton = `${shape} border-line text-text`;

/** A link to help, in the colour of emergencies. */
export const helpLink =
  'inline-flex min-h-11 items-center gap-3 font-bold text-danger underline underline-offset-4 hover:decoration-2';
