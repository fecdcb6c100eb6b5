import { runInNewContext } from 'node:vm';

type Listener = (event: object) => void;

class FakeScript {}

/** The classes of the document, which may be added and removed several at a time. */
class FakeClassList extends Set<string> {
  override add = (...names: string[]) => {
    for (const name of names) {
      super.add(name);
    }
    return this;
  };
  remove = (...names: string[]) => {
    for (const name of names) {
      this.delete(name);
    }
  };
}

/** A style sheet, of which only the text is kept. */
class FakeStyleSheet {
  text = '';
  replaceSync = (text: string) => {
    this.text = text;
  };
}

/**
 * A page whose scripts run as texts with nothing around them but what they use of a browser; both of
 * its storages hold the same items, or are denied.
 */
export function openFakePage(stored: Readonly<Record<string, string>> | 'denied' = {}) {
  const listeners = new Map<string, Set<Listener>>();
  const classes = new FakeClassList();
  const location = { hash: '', pathname: '/' };
  const timers: { run: () => void; ms: number }[] = [];
  const meta = new Map([['content', '#000000']]);
  const items = new Map(Object.entries(stored === 'denied' ? {} : stored));
  const clock = { now: 0 };
  const sheets: string[] = [];
  const getStorage = () => {
    if (stored === 'denied') {
      throw new Error('SecurityError');
    }
    return {
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => items.set(key, value),
      removeItem: (key: string) => items.delete(key),
    };
  };
  const globals = {
    HTMLScriptElement: FakeScript,
    CSSStyleSheet: FakeStyleSheet,
    Date: { now: () => clock.now },
    get localStorage() {
      return getStorage();
    },
    get sessionStorage() {
      return getStorage();
    },
    document: {
      documentElement: { classList: classes },
      adoptedStyleSheets: { push: ({ text }: FakeStyleSheet) => sheets.push(text) },
      querySelector: () => ({
        setAttribute: (name: string, value: string) => meta.set(name, value),
      }),
    },
    location,
    setTimeout: (run: () => void, ms: number) => timers.push({ run, ms }),
    // A listener that does not capture would miss failed loads, and come after the page's own; of the
    // window's own events, such as `pageshow`, it misses none.
    addEventListener: (type: string, listener: Listener, isCapturing?: true) =>
      (isCapturing || type.startsWith('page')) &&
      listeners.set(type, (listeners.get(type) ?? new Set()).add(listener)),
    removeEventListener: (type: string, listener: Listener, isCapturing: true) =>
      isCapturing && listeners.get(type)?.delete(listener),
  };
  return {
    classes,
    location,
    timers,
    meta,
    items,
    clock,
    sheets,
    newScript: () => new FakeScript(),
    run: (script: string): unknown => runInNewContext(script, globals),
    dispatch: (type: string, event: object = {}) => {
      for (const listener of listeners.get(type) ?? []) {
        listener(event);
      }
    },
    countListeners: () => [...listeners.values()].reduce((sum, { size }) => sum + size, 0),
  };
}
