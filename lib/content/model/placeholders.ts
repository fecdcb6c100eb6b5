import { formatCountry, formatLanguage, formatList, formatNumber } from '../../language';
import type { Clinic, Range } from './clinic-schema';
import type { Facts, FormLimits } from './data-schemas';

/** Matches the placeholder of a fact, such as `{facts.squint.sessionMinutes}`. */
export const placeholderPattern = /\{((?:facts|clinic|limits|text)\.[\w.]+)\}/g;

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

/**
 * Formats the fact at a path such as `facts.squint.sessionMinutes`; returns `null` if it is unknown or empty.
 */
export type Resolve = (place: string) => string | null;

interface Resolver {
  resolve: Resolve;
  /** Whether the fact at a path has a value; `undefined` if there is no such fact. */
  hasValue: (place: string) => boolean | undefined;
}

/** Creates functions that format facts in the language that is read, such as `30 to 45` for a range. */
export function createResolver(data: Values): Resolver {
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
  const read = (place: string) =>
    place
      .split('.')
      .reduce<unknown>(
        (inner, key) =>
          typeof inner === 'object' && inner !== null && Object.hasOwn(inner, key)
            ? (inner as Record<string, unknown>)[key]
            : undefined,
        values,
      );
  const resolve = (place: string) => {
    const value = read(place);
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
  const hasValue = (place: string) => {
    const value = read(place);
    return value === undefined ? undefined : value !== null;
  };
  return { resolve, hasValue };
}
