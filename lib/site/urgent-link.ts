import { getMessages } from '../content/get-content';
import { isInDefaultLanguageAlone } from '../content/languages';
import { defaultLanguage, type LanguageCode } from '../language';
import { toAddressIn } from './language-address';

interface UrgentLink {
  label: string;
  href: string;
  /** The language of the page, if not that of this build. */
  hrefLang?: LanguageCode;
}

/**
 * The link to the page of all signs by urgency. Where its translation is not signed, it leads to the page in
 * the default language, and the label says so.
 */
export function getUrgentLink(): UrgentLink {
  const { navigation, languages } = getMessages();
  const { label, href } = navigation.urgent;
  return isInDefaultLanguageAlone(href)
    ? {
        label: `${label} ${languages.inDefaultLanguage}`,
        href: toAddressIn(defaultLanguage, href),
        hrefLang: defaultLanguage,
      }
    : { label, href };
}
