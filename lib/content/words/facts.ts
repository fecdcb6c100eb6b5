import { formatCountry, formatLanguage, formatList, formatNumber } from '../../language';
import { factPattern } from '../../text/format-message';
import type { Report } from '../../text/problems';
import { type SourceText, toLineAt } from '../../text/source-text';
import type { Clinic, Range } from '../schema/clinic';
import type { Facts, FormLimits } from '../schema/facts';

interface Values {
  facts: Facts;
  clinic: Clinic;
  limits: FormLimits;
  /** The message for a range of numbers, with `{min}` and `{max}`. */
  rangeMessage: string;
  /** The name of the city, if the language spells it differently from content/clinic.yaml. */
  city: string | undefined;
}

const countVisits = ({ programmeWeeks, sessionsPerWeek }: Facts['visionTherapy']): Range => ({
  min: programmeWeeks.min * sessionsPerWeek.min,
  max: programmeWeeks.max * sessionsPerWeek.max,
});

const isRange = (value: unknown): value is Range =>
  typeof value === 'object' && value !== null && 'min' in value && 'max' in value;

/** What reads facts by their path, such as `facts.squint.sessionMinutes`. */
export interface FactReader {
  /** Formats a fact; `null` if it is unknown or empty. */
  resolve: (place: string) => string | null;
  /** The value of a fact; `null` if it is empty, `undefined` if there is none. */
  findValue: (place: string) => unknown;
}

/** Creates a reader that formats facts in the language that is read, such as `30 to 45` for a range. */
export function createFactReader(data: Values): FactReader {
  const { facts, clinic, limits, rangeMessage, city = clinic.city } = data;
  const languages = clinic.languages.map(formatLanguage);
  const values = {
    facts: {
      ...facts,
      visionTherapy: { ...facts.visionTherapy, visits: countVisits(facts.visionTherapy) },
    },
    limits,
    clinic: {
      ...clinic,
      city,
      country: formatCountry(clinic.country),
      languages: formatList(languages, 'unit'),
      languagesAnd: formatList(languages, 'conjunction'),
      languagesOr: formatList(languages, 'disjunction'),
    },
  };
  const findValue = (place: string) => {
    let value: unknown = values;
    for (const key of place.split('.')) {
      // All facts of an empty group are empty.
      value =
        value === null ? null : Object.hasOwn(Object(value), key) ? Object(value)[key] : undefined;
    }
    return value;
  };
  const resolve = (place: string) => {
    const value = findValue(place);
    if (isRange(value)) {
      return rangeMessage
        .replace('{min}', formatNumber(value.min))
        .replace('{max}', formatNumber(value.max));
    }
    if (typeof value === 'number') {
      return formatNumber(value);
    }
    return typeof value === 'string' ? value : null;
  };
  return { resolve, findValue };
}

/** Fills in the facts of a text, but not its shared texts, which are rich text. */
export const fillInFacts = (text: string, { resolve }: Pick<FactReader, 'resolve'>): string =>
  text.replace(factPattern, (placeholder, place: string) => resolve(place) ?? placeholder);

/** Reports the facts that a text names and content/ does not have. */
export function reportUnknownFacts(
  source: SourceText,
  { findValue }: Pick<FactReader, 'findValue'>,
  report: Report,
): void {
  for (const { 0: placeholder, 1: place = '', index } of source.text.matchAll(factPattern)) {
    if (!place.startsWith('text.') && (findValue(place) ?? null) === null) {
      const message = `\`${placeholder}\` is not known: content/ has no such fact.`;
      report({ file: source.file, line: toLineAt(source, index), message });
    }
  }
}
