'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { StrokeIcon } from '@/components/ui/stroke-icon';
import { type Reader, type ReaderStatus, readPage } from '@/lib/browser/listen/reader';
import type { Messages } from '@/lib/content/words/messages';
import { formatMessage } from '@/lib/text/format-message';

/** Values of `SpeechSynthesisUtterance.rate` that are still intelligible. */
const rates = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2];

interface BarButtonProps {
  icon: string;
  label: string;
  /** `aria-disabled` rather than `disabled`, so that it stays focusable. */
  isOff?: boolean;
  onClick: () => void;
}

const BarButton = ({ icon, label, isOff = false, onClick }: BarButtonProps) => (
  <button
    type="button"
    aria-disabled={isOff}
    onClick={onClick}
    className="flex min-h-11 min-w-11 flex-1 scroll-mb-[-5.5rem] items-center justify-center gap-2 rounded-xl border-2 border-line px-2 text-base font-bold hover:underline aria-disabled:text-muted @tablet:flex-none"
  >
    <StrokeIcon path={icon} className="size-6 shrink-0" />
    <span className="@max-tablet:sr-only">{label}</span>
  </button>
);

export interface ListenBarProps {
  messages: Messages['listen'];
  onStop: () => void;
}

export function ListenBar({ messages, onStop }: ListenBarProps) {
  const { bar } = messages;
  const [status, setStatus] = useState<ReaderStatus>('reading');
  const [rate, setRate] = useState(1);
  const element = useRef<HTMLElement>(null);
  const reader = useRef<Reader>(null);

  useEffect(() => {
    element.current?.querySelector('button')?.focus({ preventScroll: true });
    reader.current = readPage(messages, setStatus);
    return reader.current.stop;
  }, [messages]);

  function changeRate(by: number) {
    const next = rates[rates.indexOf(rate) + by];
    if (next) {
      setRate(next);
      reader.current?.setRate(next);
    }
  }

  // Marathi would otherwise use Devanagari digits.
  const shownRate = rate.toLocaleString(`${document.documentElement.lang}-u-nu-latn`);
  const isReading = status === 'reading';
  return createPortal(
    <section
      ref={element}
      aria-label={bar.label}
      className="listen-bar @container sticky bottom-0 z-20 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] print:hidden"
    >
      {status === 'failed' && (
        <p role="alert" className="pt-2 text-center">
          {bar.voiceFailed}
        </p>
      )}
      <div className="flex items-center justify-center gap-2 px-3 py-2 @tablet:gap-3">
        <BarButton
          icon={isReading ? 'M8 5v14M16 5v14' : 'M7 4v16l12-8Z'}
          label={isReading ? bar.pause : status === 'ended' ? bar.again : bar.continue}
          onClick={() => reader.current?.toggle()}
        />
        <BarButton
          icon="M5 12h14"
          label={bar.slower}
          isOff={rate === rates[0]}
          onClick={() => changeRate(-1)}
        />
        <p
          role="status"
          className="min-w-11 text-center text-base font-bold [font-variant-numeric:tabular-nums]"
        >
          <span aria-hidden="true">{formatMessage(bar.rate, { rate: shownRate })}</span>
          <span className="sr-only">{formatMessage(bar.speed, { rate: shownRate })}</span>
        </p>
        <BarButton
          icon="M5 12h14M12 5v14"
          label={bar.faster}
          isOff={rate === rates.at(-1)}
          onClick={() => changeRate(1)}
        />
        <BarButton icon="M6 6h12v12H6Z" label={bar.stop} onClick={onStop} />
      </div>
    </section>,
    document.body,
  );
}
