'use client';

import { useEffect } from 'react';
import type { ReadingSettingsMessages } from '@/components/reading-settings/reading-settings-messages';
import { DialogButton, type DialogButtonMessages } from '@/components/ui/dialog-button';
import { fetchFile } from '@/lib/browser/fetch-file';
import { watchReadingRuler } from '@/lib/reading-settings/reading-ruler-loader';

interface ReadingSettingsButtonProps {
  messages: DialogButtonMessages;
  id: string;
  dialogId: string;
  /** The address of the messages of its panel. */
  messagesFile: string;
  className: string;
}

export function ReadingSettingsButton({
  messages,
  messagesFile,
  ...props
}: ReadingSettingsButtonProps) {
  useEffect(() => watchReadingRuler(), []);
  return (
    <DialogButton
      {...props}
      messages={messages}
      icon="M2 19L7.5 5L13 19M4 14.5h7M22 12v7M22 15.5a3.2 3.5 0 1 1-6.4 0a3.2 3.5 0 0 1 6.4 0"
      loadContent={async () => {
        const [{ ReadingSettingsPanel }, panelMessages] = await Promise.all([
          import('./reading-settings-panel'),
          fetchFile<ReadingSettingsMessages>(messagesFile),
        ]);
        return (
          <ReadingSettingsPanel
            title={messages.label}
            dialogId={props.dialogId}
            messages={panelMessages}
          />
        );
      }}
    />
  );
}
