import { getContent } from '@/lib/content/get-content';
import type { LanguageCode } from '@/lib/languages';

/** The label of the home page in a language. */
export const getHomeLabel = (code: LanguageCode): string =>
  getContent(code).messages.navigation.sections.find(({ id }) => id === 'home')?.label ?? '';
