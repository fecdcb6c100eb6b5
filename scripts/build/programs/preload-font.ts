/** The Network Information API of Chrome and Edge: https://wicg.github.io/netinfo/. */
interface Connection {
  saveData: boolean;
  /** The round-trip time, in ms. */
  rtt: number;
  /** The speed, in Mbit/s. */
  downlink: number;
}

/** A connection with a longer round-trip time or lower speed than these is slow. */
export type SlowConnection = Pick<Connection, 'rtt' | 'downlink'>;

/**
 * Preloads a font, except on a slow connection or with Save-Data. Firefox and Safari, which do not know
 * `navigator.connection`, always preload it. The script removes itself: in `<head>` it would be a
 * hydration mismatch.
 */
export function preloadFont(href: string, slow: SlowConnection): void {
  document.currentScript?.remove();
  const { connection } = navigator as { connection?: Connection };
  const isSlow = connection && connection.rtt > slow.rtt && connection.downlink < slow.downlink;
  if (isSlow || connection?.saveData) {
    return;
  }
  const link = document.createElement('link');
  link.rel = 'preload';
  link.as = 'font';
  link.type = 'font/woff2';
  link.crossOrigin = '';
  link.href = href;
  document.head.append(link);
}
