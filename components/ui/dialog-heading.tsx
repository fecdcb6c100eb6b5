import { dialogCommand } from './dialog-command';
import { StrokeIcon } from './stroke-icon';

/** A sticky bar that extends over the padding of its dialog, `--pad`. */
export const stickyDialogBar =
  'tall:sticky tall:top-0 tall:z-10 tall:-mx-(--pad) tall:-mt-(--pad) tall:border-b tall:border-hairline tall:bg-surface tall:px-(--pad) tall:py-3';

/** Keeps the buttons of a dialog in view if the screen is tall enough and the text is not too large. */
export const dialogFoot =
  'tall:@phone:sticky tall:bottom-0 tall:z-10 tall:-mx-(--pad) tall:-mb-(--pad) tall:border-t tall:border-hairline tall:bg-surface tall:px-(--pad) tall:py-3';

export const CloseMark = ({ label, dialogId }: { label: string; dialogId: string }) => (
  <button
    type="button"
    aria-label={label}
    {...dialogCommand('close', dialogId)}
    className="grid size-12 shrink-0 place-items-center rounded-xl border-2 border-line"
  >
    <StrokeIcon path="m5 5 14 14M19 5 5 19" className="size-6" />
  </button>
);

interface DialogHeadingProps {
  id: string;
  title: string;
  closeLabel: string;
  dialogId: string;
}

/**
 * The title of a dialog and its close button, which wraps to a row above a title with a long word. They stay in view if
 * the screen is tall enough; the dialog sets its padding as `--pad`.
 */
export const DialogHeading = ({ id, title, closeLabel, dialogId }: DialogHeadingProps) => (
  <div
    className={`${stickyDialogBar} @container flex flex-wrap-reverse items-center justify-end gap-x-4 gap-y-2`}
  >
    {/* Its longest word (`min-content`) fits on one line, because the font size is in `cqi`. */}
    <h2 id={id} className="flex-[1_1_min-content] text-subsection wrap-break-word">
      {title}
    </h2>
    <CloseMark label={closeLabel} dialogId={dialogId} />
  </div>
);
