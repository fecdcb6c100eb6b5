'use client';

import { useEffect } from 'react';
import { DialogButton, type DialogButtonMessages } from '@/components/ui/dialog-button';
import { fetchFile } from '@/lib/browser/fetch-file';
import { READING_WORDS, type ReadingWords } from '@/lib/reading/reading-words';
import { watchReadingRuler } from '@/lib/reading/watch-reading-ruler';

interface ReadingSettingsButtonProps {
  messages: DialogButtonMessages;
  id: string;
  className: string;
}

/** Opens the reading settings; their code and words come at the first opening. */
export function ReadingSettingsButton({ messages, id, className }: ReadingSettingsButtonProps) {
  useEffect(() => watchReadingRuler(), []);
  return (
    <DialogButton
      messages={messages}
      id={id}
      className={className}
      icon="M2 19L7.5 5L13 19M4 14.5h7M22 12v7M22 15.5a3.2 3.5 0 1 1-6.4 0a3.2 3.5 0 0 1 6.4 0"
      loadContent={async () => {
        const [{ ReadingSettingsPanel }, words] = await Promise.all([
          import('./reading-settings-panel'),
          fetchFile<ReadingWords>(READING_WORDS),
        ]);
        return <ReadingSettingsPanel title={messages.label} words={words} />;
      }}
    />
  );
}
