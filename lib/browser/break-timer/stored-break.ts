const KEY = 'break-at';

/** The stored timestamp at which the work ends, in ms; `NaN` without one. */
export function readStoredBreak(): number {
  try {
    return Number.parseInt(sessionStorage.getItem(KEY) ?? '', 10);
  } catch {
    return Number.NaN;
  }
}

/** Stores the timestamp at which the work ends, for a reload of this tab; `null` removes it. */
export function storeBreak(endsAt: number | null): void {
  try {
    if (endsAt === null) {
      sessionStorage.removeItem(KEY);
    } else {
      sessionStorage.setItem(KEY, String(endsAt));
    }
  } catch {
    // Storage is denied: a reload stops the timer.
  }
}
