'use client';

import type { ReactNode } from 'react';
import { DialogButton, type DialogButtonMessages } from '@/components/ui/dialog-button';
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
      icon="M17 10.5a6.5 6.5 0 1 1-13 0a6.5 6.5 0 0 1 13 0M15.5 15.5L21 21"
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
