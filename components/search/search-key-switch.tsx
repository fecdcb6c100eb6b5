import { useState } from 'react';
import { search } from '@/content/en/search';
import { isSearchKeyOff, setSearchKeyOff } from '@/lib/search/search-key';

/** Says which key opens the search, and turns it off for those whom a single key disturbs. */
export function SearchKeySwitch() {
  const [isOff, setIsOff] = useState(isSearchKeyOff);

  function toggle() {
    setSearchKeyOff(!isOff);
    setIsOff(isSearchKeyOff());
  }

  return (
    <p className="mt-6 border-t border-hairline pt-3 text-base text-muted">
      {isOff ? search.key.off : search.key.on}{' '}
      <button
        type="button"
        onClick={toggle}
        className="min-h-11 font-bold text-text underline underline-offset-4 hover:decoration-2"
      >
        {isOff ? search.key.turnOn : search.key.turnOff}
      </button>
    </p>
  );
}
