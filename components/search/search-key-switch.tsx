import { useState } from 'react';
import { isSearchKeyOff, setSearchKeyOff } from '@/lib/search/search-key';
import type { SearchMessages } from '@/lib/search/search-messages';

interface SearchKeySwitchProps {
  messages: SearchMessages['key'];
}

/** Says which key opens the search, and turns it off for those whom a single key disturbs. */
export function SearchKeySwitch({ messages }: SearchKeySwitchProps) {
  const [isOff, setIsOff] = useState(isSearchKeyOff);

  function toggle() {
    setSearchKeyOff(!isOff);
    setIsOff(isSearchKeyOff());
  }

  return (
    <p className="mt-6 border-t border-hairline pt-3 text-base text-muted">
      {isOff ? messages.off : messages.on}{' '}
      <button
        type="button"
        onClick={toggle}
        className="min-h-11 font-bold text-text underline underline-offset-4 hover:decoration-2"
      >
        {isOff ? messages.turnOn : messages.turnOff}
      </button>
    </p>
  );
}
