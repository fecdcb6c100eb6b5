const canReadStorage = () => {
  try {
    return Boolean(window.localStorage) || true;
  } catch {
    return false;
  }
};

/**
 * Runs `load` while a `localStorage` that throws reads as `undefined`: EmailJS touches it when its
 * module loads, so that a visitor who denies storage could otherwise send nothing.
 */
export async function withoutDeniedStorage<T>(load: () => Promise<T>): Promise<T> {
  if (canReadStorage()) {
    return load();
  }
  const denied = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', { configurable: true, value: undefined });
  try {
    return await load();
  } finally {
    if (denied) {
      Object.defineProperty(window, 'localStorage', denied);
    }
  }
}
