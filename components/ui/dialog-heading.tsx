import { CloseMark } from './close-mark';

interface DialogHeadingProps {
  id: string;
  title: string;
  closeLabel: string;
  dialogId: string;
}

/** The title of a dialog and its close button, which wraps to a row above a title with a long word. */
export function DialogHeading({ id, title, closeLabel, dialogId }: DialogHeadingProps) {
  return (
    <div className="@container flex flex-wrap-reverse items-end justify-end gap-x-4 gap-y-2">
      {/* Its longest word (`min-content`) fits on a line, at a font size in `cqi`. */}
      <h2
        id={id}
        className="flex-[1_1_min-content] text-[length:min(var(--text-section),12.5cqi)] leading-[1.15] wrap-break-word"
      >
        {title}
      </h2>
      <CloseMark label={closeLabel} dialogId={dialogId} />
    </div>
  );
}
