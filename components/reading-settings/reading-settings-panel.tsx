'use client';

import { useTheme } from 'next-themes';
import { useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { dialogCommand } from '@/components/ui/dialog-command';
import { DialogHeading, dialogFoot } from '@/components/ui/dialog-heading';
import { Message } from '@/components/ui/message';
import { readHeaderBottom } from '@/lib/browser/watch-header-height';
import type { Messages } from '@/lib/content/words/messages';
import {
  parseReadingSettings,
  type ReadingSettings,
  readingChoices,
} from '@/lib/reading-settings/reading-settings';
import {
  readStoredSettings,
  storeReadingSettings,
  subscribeToSettings,
} from '@/lib/reading-settings/store-reading-settings';
import { ChoiceGroup } from './choice-group';

/** The messages of the dialog, from a file that is fetched when it opens. */
export type ReadingSettingsMessages = Readonly<Messages['reading']['panel']>;

interface ReadingSettingsPanelProps {
  title: string;
  dialogId: string;
  messages: ReadingSettingsMessages;
}

/** Visitors see contrast as one setting, which combines the theme and high contrast. */
const contrasts = [
  { name: 'dark', theme: 'dark', isHigh: false },
  { name: 'light', theme: 'light', isHigh: false },
  { name: 'highDark', theme: 'dark', isHigh: true },
  { name: 'highLight', theme: 'light', isHigh: true },
] as const;

const scaleNames = ['text-size', 'line-spacing', 'letter-spacing', 'line-width'] as const;
const toggleNames = ['underline-links', 'calm-page', 'reading-ruler'] as const;

const focusFirstSetting = (panel: HTMLElement | null) =>
  panel?.querySelector<HTMLElement>(':checked')?.focus();

/**
 * Applies a change that reflows the text, and keeps the first visible block of text in place and the focused control in
 * view. Returns the resulting scroll position of the page in px.
 */
function keepPlace(change: () => void): number {
  const readTop = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
  const first = [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')].find(
    (element) => readTop(element) >= Math.max(0, readHeaderBottom()),
  );
  const top = readTop(first);
  change();
  scrollBy({ top: readTop(first) - top, behavior: 'instant' });
  document.activeElement?.scrollIntoView({ block: 'nearest' });
  return scrollY;
}

/** Restores the scroll position and focus when the dialog closes, as both may have moved with the text size. */
function returnToPage(top: number | null): void {
  if (top !== null) {
    scrollTo({ top, behavior: 'instant' });
  }
  // With larger text, the button that opened the dialog may have moved from the header into the menu.
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.getClientRects().length === 0) {
    document.querySelector<HTMLElement>('[popovertarget]')?.focus();
  }
}

export function ReadingSettingsPanel({ title, dialogId, messages }: ReadingSettingsPanelProps) {
  const { theme, setTheme } = useTheme();
  const stored = useSyncExternalStore(subscribeToSettings, readStoredSettings);
  const settings = parseReadingSettings(stored, readingChoices);
  const [isReset, setIsReset] = useState(false);

  const place = useRef<number>(null);
  useLayoutEffect(() => () => returnToPage(place.current), []);

  function store(next: ReadingSettings, isNormal = false) {
    place.current = keepPlace(() => storeReadingSettings(next));
    setIsReset(isNormal);
  }

  const change = (changed: Partial<ReadingSettings>) => store({ ...settings, ...changed });

  function reset() {
    store(parseReadingSettings(null, readingChoices), true);
    setTheme('dark');
  }

  const [textSize, ...otherScales] = scaleNames.map((name) => {
    const values: readonly number[] = readingChoices[name];
    return (
      <ChoiceGroup
        key={name}
        {...messages.scales[name]}
        chosen={values.indexOf(settings[name])}
        onChoose={(index) => change({ [name]: values[index] })}
      />
    );
  });
  // biome-ignore lint/a11y/useValidAnchor: a sample link without a target.
  const link = <a className="text-accent underline underline-offset-4">{messages.sample.link}</a>;
  return (
    <div ref={focusFirstSetting}>
      <DialogHeading
        id="reading-settings-title"
        title={title}
        closeLabel={messages.close}
        dialogId={dialogId}
      />
      {textSize}
      <section
        aria-label={messages.sample.label}
        className="mt-5 rounded-xl border-2 border-hairline bg-bg p-4"
      >
        <p className="measure">
          <Message text={messages.sample.text} values={{ link }} />
        </p>
      </section>
      <ChoiceGroup
        label={messages.contrast.label}
        choices={contrasts.map(({ name }) => messages.contrast[name])}
        chosen={contrasts.findIndex(
          (contrast) => contrast.theme === theme && contrast.isHigh === settings['high-contrast'],
        )}
        onChoose={(index) => {
          setTheme(contrasts[index]?.theme ?? 'dark');
          change({ 'high-contrast': contrasts[index]?.isHigh ?? false });
        }}
      />
      {otherScales}
      {toggleNames.map((name) => (
        <div key={name} className="mt-3">
          <label className="inline-flex min-h-12 cursor-pointer items-center gap-3 font-bold">
            <input
              type="checkbox"
              aria-describedby={`${name}-hint`}
              checked={settings[name]}
              onChange={({ currentTarget }) => change({ [name]: currentTarget.checked })}
              className="size-7 shrink-0"
            />
            {messages.toggles[name].label}
          </label>
          <p id={`${name}-hint`} className="ps-10 text-muted">
            {messages.toggles[name].hint}
          </p>
        </div>
      ))}
      <p className="mt-6 border-t border-hairline pt-4 text-muted">{messages.hint}</p>
      <div className={`mt-4 ${dialogFoot}`}>
        <p role="status" className="font-bold not-empty:mb-2">
          {isReset && messages.resetDone}
        </p>
        <p className="flex flex-wrap gap-3">
          <button type="button" {...dialogCommand('close', dialogId)} className={primaryButton}>
            {messages.done}
          </button>
          <button type="button" onClick={reset} className={secondaryButton}>
            {messages.reset}
          </button>
        </p>
      </div>
    </div>
  );
}
