'use client';

import { type ComponentType, type ReactNode, useRef, useState, useSyncExternalStore } from 'react';
import { hasVoice, watchVoices } from '@/lib/browser/listen/voices';
import { SCRIPT_LATE_MS } from '@/lib/timings';
import type { ListenBarProps } from './listen-bar';

/**
 * Reads the page aloud. Invisible without a voice for its language, as before the voices are loaded, with its space
 * reserved to prevent a layout shift; the code is imported on click.
 */
export function ListenButton({
  messages,
  icon,
}: Pick<ListenBarProps, 'messages'> & { icon: ReactNode }) {
  const canSpeak = useSyncExternalStore(watchVoices, hasVoice, () => false);
  const [view, setView] = useState<'closed' | 'failed' | ComponentType<ListenBarProps>>('closed');
  const button = useRef<HTMLButtonElement>(null);

  function listen() {
    // iOS requires the first `speak` in a user gesture; after the import it would be too late.
    speechSynthesis.speak(new SpeechSynthesisUtterance(''));
    const late = new Promise<never>((_, reject) => setTimeout(reject, SCRIPT_LATE_MS));
    Promise.race([import('./listen-bar'), late]).then(
      ({ ListenBar }) => setView(() => ListenBar),
      () => setView('failed'),
    );
  }

  function stop() {
    // The block that was read last, because the button may be far above.
    const block = document.querySelector<HTMLElement>('[data-spoken]');
    block?.setAttribute('tabindex', block.matches('summary') ? '0' : '-1');
    setView('closed');
    (block ?? button.current)?.focus({ preventScroll: true });
  }

  const Bar = typeof view === 'string' ? null : view;
  return (
    <>
      <button
        ref={button}
        type="button"
        onClick={listen}
        className={`inline-flex min-h-11 items-center gap-2 rounded-xl border-2 border-line px-3 text-base font-bold hover:underline noscript:hidden print:hidden ${canSpeak ? '' : 'invisible'}`}
      >
        {icon}
        {messages.button}
      </button>
      {view === 'failed' && <p role="status">{messages.failed}</p>}
      {Bar && <Bar messages={messages} onStop={stop} />}
    </>
  );
}
