import { toAddress } from '../base-path';

/**
 * The address of the default language for one below the folder of another language, such as
 * `/faq/` for `/hi/faq/`; `null` where it is below none of these folders.
 */
export function toDefaultLanguage(pathname: string, folders: readonly string[]): string | null {
  const folder = folders.find((candidate) => `${pathname}/`.startsWith(candidate));
  return folder ? toAddress(`/${pathname.slice(folder.length)}`) : null;
}
