'use client';

import { type ComponentProps, useEffect } from 'react';
import { DialogButton } from '@/components/ui/dialog-button';
import { letters } from '@/components/ui/stroke-icon';
import { fetchFile } from '@/lib/browser/fetch-file';
import { watchReadingRuler } from '@/lib/reading-settings/reading-ruler-loader';
import type { ReadingSettingsMessages } from './reading-settings-panel';

interface ReadingSettingsButtonProps
  extends Omit<ComponentProps<typeof DialogButton>, 'icon' | 'loadContent'> {
  messagesFile: string;
}

export function ReadingSettingsButton({ messagesFile, ...props }: ReadingSettingsButtonProps) {
  useEffect(() => watchReadingRuler(), []);
  return (
    <DialogButton
      {...props}
      icon={letters}
      loadContent={async () => {
        const [{ ReadingSettingsPanel }, panelMessages] = await Promise.all([
          import('./reading-settings-panel'),
          fetchFile<ReadingSettingsMessages>(messagesFile),
        ]);
        return (
          <ReadingSettingsPanel
            title={props.messages.label}
            dialogId={props.dialogId}
            messages={panelMessages}
          />
        );
      }}
    />
  );
}
