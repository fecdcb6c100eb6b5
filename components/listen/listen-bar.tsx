'use client';

import { useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { chooseVoice } from '@/lib/browser/listen/choose-voice';
import { createFollower } from '@/lib/browser/listen/follow-sentence';
import { markSentence } from '@/lib/browser/listen/mark-sentence';
import { createPageReader, type ReaderStatus } from '@/lib/browser/listen/page-reader';
import { listSpokenSentences } from '@/lib/browser/listen/sentences-of-page';
import type { Messages } from '@/lib/content/words/messages';
import { formatMessage } from '@/lib/text/format-message';
import { BarButton } from './bar-button';

export interface ListenBarProps {
  messages: Messages['listen'];
  onStop: () => void;
}

/** Values of `SpeechSynthesisUtterance.rate` that are still intelligible. */
const rates = [0.5, 0.6, 0.7, 0.8, 0.9, 1, 1.2, 1.4, 1.6, 1.8, 2] as const;
const OWN_RATE = rates.indexOf(1);

const icons = {
  play: 'M7 4v16l12-8Z',
  pause: 'M8 5v14M16 5v14',
  minus: 'M5 12h14',
  plus: 'M5 12h14M12 5v14',
  stop: 'M6 6h12v12H6Z',
};

/** Reads the page aloud, with controls in a bar at the bottom of the screen. */
export function ListenBar({ messages, onStop }: ListenBarProps) {
  const { bar } = messages;
  const [status, setStatus] = useState<ReaderStatus>('reading');
  const [step, setStep] = useState(OWN_RATE);
  const element = useRef<HTMLElement>(null);
  const controls = useRef<{ read: () => void; pause: () => void; setRate: (rate: number) => void }>(
    null,
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the messages of a page never change.
  useEffect(() => {
    const voice = chooseVoice();
    const main = document.querySelector('main');
    if (!voice || !main || !element.current) {
      setStatus('failed');
      return;
    }
    element.current.querySelector('button')?.focus({ preventScroll: true });
    const follower = createFollower(element.current);
    const reader = createPageReader({
      sentences: listSpokenSentences(main, messages),
      voice,
      onStatus: (next) => {
        setStatus(next);
        if (next === 'ended') {
          markSentence(null);
        }
      },
      onSentence: (sentence) => {
        follower.follow(sentence);
        markSentence(sentence);
      },
    });
    controls.current = {
      ...reader,
      read: () => {
        follower.reset();
        reader.read();
      },
    };
    reader.read();
    // Speech continues after the page is left, and the page may be restored from the back/forward cache.
    addEventListener('pagehide', reader.pause);
    return () => {
      removeEventListener('pagehide', reader.pause);
      reader.stop();
      follower.end();
      markSentence(null);
    };
  }, []);

  function changeRate(by: number) {
    const rate = rates[step + by];
    if (rate) {
      setStep(step + by);
      controls.current?.setRate(rate);
    }
  }

  const rate = (rates[step] ?? 1).toLocaleString(
    // Latin digits in Marathi too.
    `${document.documentElement.lang}-u-nu-latn`,
  );
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
          icon={isReading ? icons.pause : icons.play}
          label={isReading ? bar.pause : status === 'ended' ? bar.again : bar.continue}
          onClick={() => (isReading ? controls.current?.pause() : controls.current?.read())}
        />
        <BarButton
          icon={icons.minus}
          label={bar.slower}
          isOff={step === 0}
          onClick={() => changeRate(-1)}
        />
        <p
          role="status"
          className="min-w-11 text-center text-base font-bold [font-variant-numeric:tabular-nums]"
        >
          <span aria-hidden="true">{formatMessage(bar.rate, { rate })}</span>
          <span className="sr-only">{formatMessage(bar.speed, { rate })}</span>
        </p>
        <BarButton
          icon={icons.plus}
          label={bar.faster}
          isOff={step === rates.length - 1}
          onClick={() => changeRate(1)}
        />
        <BarButton icon={icons.stop} label={bar.stop} onClick={onStop} />
      </div>
    </section>,
    document.body,
  );
}
