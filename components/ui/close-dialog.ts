import type { SyntheticEvent } from 'react';

/** Closes the dialog around an element; the browser restores the focus. */
export const closeDialogOf = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.closest('dialog')?.close();
