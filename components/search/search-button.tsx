'use client';

import type { ReactNode } from 'react';
import { DialogButton, type DialogButtonMessages } from '@/components/ui/dialog-button';
import { magnifier } from '@/components/ui/stroke-icon';
import { isSearchKey } from '@/lib/search/search-key';
import { loadSearchMessages } from '@/lib/search/search-messages';

interface SearchButtonProps {
  messages: DialogButtonMessages;
  id: string;
  dialogId: string;
  /** The address of its messages. */
  messagesFile: string;
  className: string;
  /** The search field. */
  children: ReactNode;
}

/** Opens the search by click or keyboard shortcut; code, messages and index are loaded when it opens. */
export function SearchButton({ messages, messagesFile, ...props }: SearchButtonProps) {
  return (
    <DialogButton
      {...props}
      messages={messages}
      isOpeningKey={isSearchKey}
      icon={magnifier}
      loadContent={async () => {
        const [{ SearchPanel }, searchMessages] = await Promise.all([
          import('./search-panel'),
          loadSearchMessages(messagesFile),
        ]);
        return (
          <SearchPanel
            messages={searchMessages}
            loading={messages.loading}
            retry={messages.retry}
          />
        );
      }}
    />
  );
}
