import { secondaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import type { Messages } from '@/lib/content/words/messages';
import type { Answers } from '@/lib/forms/field';
import type { DraftState } from '@/lib/forms/use-email-form';

interface DraftNoticeProps {
  messages: Messages['forms']['help']['draft'];
  draft: DraftState;
  isDisabled: boolean;
  onClear: () => void;
  onUndo: (cleared: Answers) => void;
}

/** Says that a draft was restored, and lets the visitor clear it or undo the clearing. */
export function DraftNotice({ messages, draft, isDisabled, onClear, onUndo }: DraftNoticeProps) {
  if (draft.status === 'none') {
    return null;
  }
  const isCleared = draft.status === 'cleared';
  const takesFocus = isCleared || draft.isAnnounced;
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 rounded-xl bg-raised p-5 print:hidden">
      <p
        key={`${draft.status}-${takesFocus}`}
        tabIndex={-1}
        ref={takesFocus ? focusOnMount : undefined}
        className="flex-1 basis-60"
      >
        {messages[draft.status]}
      </p>
      <button
        key={draft.status}
        type="button"
        disabled={isDisabled}
        onClick={isCleared ? () => onUndo(draft.answers) : onClear}
        className={secondaryButton}
      >
        {isCleared ? messages.undo : messages.clear}
      </button>
    </div>
  );
}
