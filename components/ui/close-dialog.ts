import type { SyntheticEvent } from 'react';

/** Closes the dialog around an element, so that the focus returns to where it came from. */
export const closeDialogOf = ({ currentTarget }: SyntheticEvent<HTMLElement>): void =>
  currentTarget.closest('dialog')?.close();
