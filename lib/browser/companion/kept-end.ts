const KEY = 'break-at';

/** The moment kept in this tab at which the work ends, in ms; `NaN` where there is none. */
export function readKeptEnd(): number {
  try {
    return Number.parseInt(sessionStorage.getItem(KEY) ?? '', 10);
  } catch {
    return Number.NaN;
  }
}

/** Keeps that moment in this tab; `null` forgets it. Without storage a reload stops the companion. */
export function keepEnd(endsAt: number | null): void {
  try {
    if (endsAt === null) {
      sessionStorage.removeItem(KEY);
    } else {
      sessionStorage.setItem(KEY, String(endsAt));
    }
  } catch {
    // Storage is denied.
  }
}
