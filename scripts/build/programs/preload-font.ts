/** What Chrome and Edge tell about a connection: https://wicg.github.io/netinfo/. */
interface Connection {
  saveData: boolean;
  /** The round trip, in ms. */
  rtt: number;
  /** The speed, in Mbit/s. */
  downlink: number;
}

/** A connection with a longer round trip and fewer Mbit/s than these is slow. */
export type SlowConnection = Pick<Connection, 'rtt' | 'downlink'>;

/**
 * Preloads a font, but not on a slow connection or where the visitor saves data; where the browser
 * tells nothing of the connection, as Firefox and Safari, the font is preloaded. The script takes
 * itself away, because React would take it for the one of the layout: a hydration mismatch.
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
