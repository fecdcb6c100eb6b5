'use client';

import { useTheme } from 'next-themes';
import { useState, useSyncExternalStore } from 'react';
import type { ReadingSettingsMessages } from '@/components/reading-settings/reading-settings-messages';
import { secondaryButton } from '@/components/ui/button-classes';
import { closeDialogOf } from '@/components/ui/close-dialog';
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

/** The content of the reading settings dialog; changes apply to the page at once. */
export function ReadingSettingsPanel({ title, messages }: ReadingSettingsPanelProps) {
  const { theme, setTheme } = useTheme();
  const stored = useSyncExternalStore(subscribeToSettings, readStoredSettings);
  const settings = parseReadingSettings(stored, readingChoices);
  const [isReset, setIsReset] = useState(false);

  function change(changed: Partial<ReadingSettings>) {
    storeReadingSettings({ ...settings, ...changed });
    setIsReset(false);
  }

  function chooseContrast(contrast: (typeof contrasts)[number] | undefined) {
    if (contrast) {
      setTheme(contrast.theme);
      change({ 'high-contrast': contrast.isHigh });
    }
  }

  function reset() {
    storeReadingSettings(parseReadingSettings(null, readingChoices));
    setTheme('dark');
    setIsReset(true);
  }

  return (
    <div ref={focusFirstSetting}>
      <DialogHeading
        id="reading-settings-title"
        title={title}
        closeLabel={messages.close}
        onClose={closeDialogOf}
      />
      <p className="mt-3">{messages.hint}</p>
      <button type="button" onClick={reset} className={`${secondaryButton} mt-4`}>
        {messages.reset}
      </button>
      <p role="status" className="mt-2 font-bold">
        {isReset && messages.resetDone}
      </p>
      <ReadingSample messages={messages.sample} />
      {scaleNames.map((name) => (
        <ChoiceGroup
          key={name}
          label={messages.scales[name].label}
          choices={readingChoices[name].map((value, index) => ({
            value,
            label: messages.scales[name].choices[index] ?? '',
          }))}
          chosen={settings[name]}
          onChoose={(value) => change({ [name]: value })}
        />
      ))}
      <ChoiceGroup
        label={messages.contrast.label}
        choices={contrasts.map(({ name }, index) => ({
          value: index,
          label: messages.contrast[name],
        }))}
        chosen={contrasts.findIndex(
          (contrast) => contrast.theme === theme && contrast.isHigh === settings['high-contrast'],
        )}
        onChoose={(index) => chooseContrast(contrasts[index])}
      />
      {toggleNames.map((name) => (
        <Toggle
          key={name}
          {...messages.toggles[name]}
          isOn={settings[name]}
          onChange={(isOn) => change({ [name]: isOn })}
        />
      ))}
    </div>
  );
}
