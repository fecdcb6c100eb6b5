'use client';

import { useTheme } from 'next-themes';
import { Fragment, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { ReadingSettingsMessages } from '@/components/reading-settings/reading-settings-messages';
import { dialogFoot, primaryButton, secondaryButton } from '@/components/ui/button-classes';
import { dialogCommand } from '@/components/ui/dialog-command';
import { DialogHeading } from '@/components/ui/dialog-heading';
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
import { ReadingSample } from './reading-sample';
import { Toggle } from './toggle';

interface ReadingSettingsPanelProps {
  title: string;
  dialogId: string;
  messages: ReadingSettingsMessages;
}

/** Contrast is one setting for the visitor: a theme, and whether it has high contrast. */
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
 * Makes a change that moves the text, and keeps the first line on the screen and the focused control in view.
 * Returns where the page is scrolled to then, in px.
 */
function keepPlace(change: () => void): number {
  const readTop = (element: Element | undefined) => element?.getBoundingClientRect().top ?? 0;
  const first = [...document.querySelectorAll('main :is(h1, h2, h3, p, li)')].find(
    (element) => readTop(element) >= 0,
  );
  const top = readTop(first);
  change();
  scrollBy({ top: readTop(first) - top, behavior: 'instant' });
  document.activeElement?.scrollIntoView({ block: 'nearest' });
  return scrollY;
}

/** Keeps the place and the focus of the page when the dialog closes, as both may have moved with the text size. */
function returnToPage(top: number | null): void {
  if (top !== null) {
    scrollTo({ top, behavior: 'instant' });
  }
  // The button that opened the dialog has gone into the menu.
  const { activeElement, body } = document;
  if (activeElement === body || activeElement?.getClientRects().length === 0) {
    document.querySelector<HTMLElement>('[popovertarget]')?.focus();
  }
}

/** The content of the reading settings dialog; changes apply to the page at once. */
export function ReadingSettingsPanel({ title, dialogId, messages }: ReadingSettingsPanelProps) {
  const { theme, setTheme } = useTheme();
  const stored = useSyncExternalStore(subscribeToSettings, readStoredSettings);
  const settings = parseReadingSettings(stored, readingChoices);
  const [isReset, setIsReset] = useState(false);

  const place = useRef<number>(null);
  useLayoutEffect(() => () => returnToPage(place.current), []);

  function change(changed: Partial<ReadingSettings>) {
    place.current = keepPlace(() => storeReadingSettings({ ...settings, ...changed }));
    setIsReset(false);
  }

  function chooseContrast(contrast: (typeof contrasts)[number] | undefined) {
    if (contrast) {
      setTheme(contrast.theme);
      change({ 'high-contrast': contrast.isHigh });
    }
  }

  function reset() {
    place.current = keepPlace(() =>
      storeReadingSettings(parseReadingSettings(null, readingChoices)),
    );
    setTheme('dark');
    setIsReset(true);
  }

  return (
    <div ref={focusFirstSetting}>
      <DialogHeading
        id="reading-settings-title"
        title={title}
        closeLabel={messages.close}
        dialogId={dialogId}
      />
      {scaleNames.map((name, order) => (
        <Fragment key={name}>
          <ChoiceGroup
            label={messages.scales[name].label}
            choices={readingChoices[name].map((value, index) => ({
              value,
              label: messages.scales[name].choices[index] ?? '',
            }))}
            chosen={settings[name]}
            onChoose={(value) => change({ [name]: value })}
          />
          {order === 0 && (
            <>
              <ReadingSample messages={messages.sample} />
              <ChoiceGroup
                label={messages.contrast.label}
                choices={contrasts.map(({ name }, index) => ({
                  value: index,
                  label: messages.contrast[name],
                }))}
                chosen={contrasts.findIndex(
                  (contrast) =>
                    contrast.theme === theme && contrast.isHigh === settings['high-contrast'],
                )}
                onChoose={(index) => chooseContrast(contrasts[index])}
              />
            </>
          )}
        </Fragment>
      ))}
      {toggleNames.map((name) => (
        <Toggle
          key={name}
          {...messages.toggles[name]}
          isOn={settings[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
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
