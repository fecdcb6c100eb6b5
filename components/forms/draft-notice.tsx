import { secondaryButton } from '@/components/ui/button-classes';
import { focusOnMount } from '@/components/ui/focus-on-mount';
import type { Messages } from '@/lib/content/words/messages';
import type { DraftState } from '@/lib/forms/use-email-form';

interface DraftNoticeProps {
  messages: Messages['forms']['help']['draft'];
  draft: DraftState;
  /** While the form is checked or sent. */
  isDisabled: boolean;
  onClear: () => void;
  onUndo: () => void;
}

/** Says that a draft was restored. The visitor can clear it, and undo that. */
export function DraftNotice({ messages, draft, isDisabled, onClear, onUndo }: DraftNoticeProps) {
  if (draft.status === 'none') {
    return null;
  }
  const isCleared = draft.status === 'cleared';
  return (
    <div className="mt-6 flex flex-wrap items-center gap-4 rounded-xl bg-raised p-5 print:hidden">
      {isCleared ? (
        <p key="cleared" tabIndex={-1} ref={focusOnMount} className="flex-1 basis-60">
          {messages.cleared}
        </p>
      ) : (
        <p
          key={draft.isAnnounced ? 'announced' : 'restored'}
          tabIndex={-1}
          ref={draft.isAnnounced ? focusOnMount : undefined}
          className="flex-1 basis-60"
        >
          {messages.restored}
        </p>
      )}
      <button
        key={isCleared ? 'undo' : 'clear'}
        type="button"
        disabled={isDisabled}
        onClick={isCleared ? onUndo : onClear}
        className={secondaryButton}
      >
        {isCleared ? messages.undo : messages.clear}
      </button>
    </div>
  );
}
