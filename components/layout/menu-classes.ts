/** A link or button of the menu, which is a row in a wide header. */
export const menuItem =
  'flex w-full min-h-14 items-center gap-3 px-3 text-lead font-bold hover:underline aria-[current=true]:border-b-3 aria-[current=true]:border-accent @desktop:min-h-11 @desktop:min-w-11 @desktop:justify-center @desktop:px-1.5 @desktop:text-base @desktop:font-normal';

export const menuRow = 'relative border-b border-hairline @desktop:border-0';

/** A button of the menu, apart from its rows. */
export const menuButton =
  'mb-3 flex min-h-14 w-full items-center gap-3 rounded-xl border-2 border-line px-3 text-lead font-bold hover:underline';
