import { formatCountry, formatLanguage, formatList, formatNumber } from '../../language';
import { factPattern } from '../../text/format-message';
import { withNonBreakingSpaces } from '../../text/non-breaking';
import type { Report } from '../../text/problems';
import { type SourceText, toLineAt } from '../../text/source-text';
import type { Clinic, Range } from '../schema/clinic';
import type { Facts, FormLimits } from '../schema/facts';

interface Values {
  facts: Facts;
  clinic: Clinic;
  limits: FormLimits;
  range?: string;
  /** The name of the city, if the language spells it differently from content/clinic.yaml. */
  city?: string;
}

const countVisits = ({ programmeWeeks, sessionsPerWeek }: Facts['visionTherapy']): Range => ({
  min: programmeWeeks.min * sessionsPerWeek.min,
  max: programmeWeeks.max * sessionsPerWeek.max,
});

/** Creates a reader for facts by path, such as `facts.squint.sessionMinutes`, in the language of the content. */
export function createFactReader(data: Values) {
  const { facts, clinic, limits, range = '{min}–{max}', city = clinic.city } = data;
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
      languagesOr: formatList(languages, 'disjunction'),
    },
  };
  /** The value of a fact; `null` if it or its group is empty, `undefined` if it does not exist. */
  const findValue = (place: string) =>
    place
      .split('.')
      .reduce<unknown>(
        (value, key) => value && Object.getOwnPropertyDescriptor(value, key)?.value,
        values,
      );
  /** Formats a fact; `null` if it is unknown or empty. */
  function resolve(place: string): string | null {
    const value = findValue(place);
    const { min, max }: Partial<Range> = Object(value);
    if (min !== undefined && max !== undefined) {
      return range.replace('{min}', formatNumber(min)).replace('{max}', formatNumber(max));
    }
    return typeof value === 'number'
      ? formatNumber(value)
      : typeof value === 'string'
        ? value
        : null;
  }
  /** Fills in facts and adds no-break spaces; leaves shared texts, which are rich text, as placeholders. */
  const fillIn = (text: string) =>
    withNonBreakingSpaces(text.replace(factPattern, (whole, place) => resolve(place) ?? whole));
  /** Reports facts that a text uses but content/ does not define. */
  function reportUnknown(source: SourceText, report: Report): void {
    for (const { 0: placeholder, 1: place = '', index } of source.text.matchAll(factPattern)) {
      if (!place.startsWith('text.') && (findValue(place) ?? null) === null) {
        const message = `\`${placeholder}\` is not known: content/ has no such fact.`;
        report({ file: source.file, line: toLineAt(source, index), message });
      }
    }
  }
  return { resolve, findValue, fillIn, reportUnknown };
}

export type FactReader = ReturnType<typeof createFactReader>;
