import { type ReactNode, useEffect, useRef, useState } from 'react';
import { SCRIPT_LATE_MS } from '@/lib/timings';
import { dialogBox, dialogPadding, secondaryButton, toolButton } from './button-classes';
import { dialogCommand } from './dialog-command';
import { ErrorBoundary } from './error-boundary';

interface DialogButtonProps {
  /** The button label, and the texts shown in the dialog while the content loads or if that fails. */
  messages: Readonly<Record<'label' | 'loading' | 'failed' | 'retry', string>>;
  loadContent: () => Promise<ReactNode>;
  icon: ReactNode;
  id: string;
  dialogId: string;
  className: string;
  /** Shown above the content of the dialog, even before that has loaded. */
  children?: ReactNode;
}

type View = 'closed' | 'loading' | 'failed' | 'retrying' | { content: ReactNode };

/** A button with a dialog that the browser can open even before hydration; its content loads when it opens. */
export function DialogButton(props: DialogButtonProps) {
  const { messages, loadContent, icon, id, dialogId, className, children } = props;
  const { label, loading, failed, retry } = messages;
  const dialog = useRef<HTMLDialogElement>(null);
  const [view, setView] = useState<View>('closed');

  function load() {
    const arrive = (next: View) =>
      setView((now) => (now === 'closed' || typeof now === 'object' ? now : next));
    setView((now) => (now === 'failed' ? 'retrying' : 'loading'));
    loadContent().then(
      (content) => arrive({ content }),
      () => arrive('failed'),
    );
    // If the content still arrives after this time, it is shown.
    setTimeout(arrive, SCRIPT_LATE_MS, 'failed');
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `load` does the same in every render.
  useEffect(() => {
    if (dialog.current?.open) {
      load();
    }
  }, []);

  return (
    <>
      <button
        type="button"
        id={id}
        aria-label={label}
        aria-haspopup="dialog"
        {...dialogCommand('show-modal', dialogId)}
        onClick={load}
        className={`${className} ${toolButton} noscript:hidden`}
      >
        {icon}
      </button>
      <dialog
        ref={dialog}
        id={dialogId}
        aria-label={label}
        closedby="any"
        onClose={() => setView('closed')}
        className={`mx-auto max-h-dvh tall:mt-4 tall:max-h-[calc(100dvh-2rem)] ${dialogBox}`}
      >
        <div className={dialogPadding}>
          {children}
          {typeof view === 'object' ? (
            <ErrorBoundary name={dialogId}>{view.content}</ErrorBoundary>
          ) : (
            // If the browser opens the dialog before hydration, the text is generated content.
            <p
              role="status"
              data-loading={loading}
              data-failed={failed}
              className="empty:before:content-[attr(data-loading)] lost-page:empty:before:content-[attr(data-failed)]"
            >
              {view === 'closed' ? '' : view === 'failed' ? failed : loading}
            </p>
          )}
          {/* Kept during a retry, so that the focus is not lost. */}
          {(view === 'failed' || view === 'retrying') && (
            <button type="button" onClick={load} className={secondaryButton}>
              {retry}
            </button>
          )}
        </div>
      </dialog>
    </>
  );
}
