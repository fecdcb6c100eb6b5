'use client';

import { useEffect } from 'react';
import { DialogButton, type DialogButtonMessages } from '@/components/ui/dialog-button';
import { letters } from '@/components/ui/stroke-icon';
import { fetchFile } from '@/lib/browser/fetch-file';
import { watchReadingRuler } from '@/lib/reading-settings/reading-ruler-loader';
import type { ReadingSettingsMessages } from './reading-settings-panel';

interface ReadingSettingsButtonProps {
  messages: DialogButtonMessages;
  id: string;
  dialogId: string;
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
      icon={letters}
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
