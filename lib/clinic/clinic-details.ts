import type { Clinic, Range } from '../content/schema/clinic';
import type { Messages } from '../content/words/messages';
import { formatList, formatNumber, getLanguage, getLocale } from '../language';
import { formatMessage, formatPlural } from '../text/format-message';
import { formatAddress } from './address';
import { toContactOptions } from './contact-options';
import { toHoursRows } from './opening-hours';
import { formatPhone, toPhoneHref } from './phone';

/** A term and its entries in a description list. */
export interface Detail {
  term: string;
  entries: readonly { label?: string; text: string; href?: string }[];
}

const formatRupees = (amount: number): string =>
  new Intl.NumberFormat(getLocale(), {
    style: 'currency',
    currency: 'INR',
    maximumFractionDigits: 0,
  }).format(amount);

const formatRange = ({ min, max }: Range, message: string): string =>
  min === max
    ? formatNumber(min)
    : formatMessage(message, { min: formatNumber(min), max: formatNumber(max) });

const feeNames = ['firstVisit', 'assessment', 'session', 'programme'] as const;

function listFees(fees: Clinic['fees'], messages: Messages['clinic']['details']['fees']) {
  const amounts = feeNames.flatMap((name) => {
    const amount = fees?.[name] ?? null;
    return amount === null ? [] : [{ label: messages[name], text: formatRupees(amount) }];
  });
  return fees?.note ? [...amounts, { text: fees.note }] : amounts;
}

/** Details under a heading. */
export interface DetailGroup {
  title: string;
  details: readonly Detail[];
  isEmergency?: boolean;
}

const hasEntries = ({ entries }: Detail): boolean => entries.length > 0;

const toGroup = (title: string, details: readonly Detail[]): DetailGroup => ({
  title,
  details: details.filter(hasEntries),
});

const hasDetails = ({ details }: DetailGroup): boolean => details.length > 0;

const toDetail = <T>(term: string, value: T | null, toText: (value: T) => string): Detail => ({
  term,
  entries: value === null ? [] : [{ text: toText(value) }],
});

/** How to reach the clinic and when it answers and is open, without empty values of `clinic.yaml`. */
export function listContactDetails(
  clinic: Clinic,
  { clinic: messages }: Pick<Messages, 'clinic'>,
): DetailGroup[] {
  const details: Detail[] = [
    {
      term: messages.where,
      entries: clinic.address ? [{ text: formatAddress(clinic, messages) }] : [],
    },
    ...toContactOptions(clinic, messages.contact).map(({ label, text, href }) => ({
      term: label,
      entries: [{ text, href }],
    })),
    toDetail(messages.details.reply, clinic.replyWithinHours, (hours) =>
      formatPlural(messages.details.replyWithin, hours, getLanguage().tag),
    ),
    {
      term: messages.hours.title,
      entries: toHoursRows(clinic, messages.hours).map(({ title, entries }) => ({
        label: title,
        text: entries.join(' '),
      })),
    },
  ];
  return [toGroup(messages.details.groups.contact, details)].filter(hasDetails);
}

/** The information for a visit, such as fees, in groups and without empty values of `clinic.yaml`. */
export function listVisitDetails(
  clinic: Clinic,
  messages: Pick<Messages, 'clinic' | 'site'>,
): DetailGroup[] {
  const { details } = messages.clinic;
  const { emergencyHospital, optometrist } = clinic;

  const toYesOrNo = (isSo: boolean) => (isSo ? details.yes : details.no);
  const toRange = (range: Range) => formatRange(range, messages.site.range);

  return [
    toGroup(details.groups.coming, [
      toDetail(details.landmark, clinic.landmark, String),
      toDetail(details.parking, clinic.parking, String),
      toDetail(details.stepFree, clinic.stepFree, toYesOrNo),
    ]),
    toGroup(details.groups.paying, [
      { term: details.fees.title, entries: listFees(clinic.fees, details.fees) },
      toDetail(details.payment.title, clinic.payment, (payment) => {
        const ways = payment.map((way) => details.payment[way]);
        return formatMessage(details.payment.by, { ways: formatList(ways, 'disjunction') });
      }),
      toDetail(details.receipts, clinic.receipts, toYesOrNo),
    ]),
    toGroup(details.groups.visits, [
      toDetail(details.age, clinic.ageYears, (age) =>
        formatMessage(details.ageYears, { years: toRange(age) }),
      ),
      toDetail(details.session, clinic.sessionMinutes, (length) =>
        formatMessage(details.sessionMinutes, { minutes: toRange(length) }),
      ),
      toDetail(details.cancelling, clinic.cancelHoursBefore, (hours) =>
        formatPlural(details.cancelBefore, hours, getLanguage().tag),
      ),
      toDetail(details.onlineSessions, clinic.onlineSessions, toYesOrNo),
      toDetail(details.eyeDrops.title, clinic.eyeDrops, (giver) =>
        giver === 'optometrist' && optometrist.name
          ? formatMessage(details.eyeDrops.optometristNamed, { name: optometrist.name })
          : details.eyeDrops[giver],
      ),
    ]),
    {
      ...toGroup(details.groups.emergency, [
        {
          term: details.emergencyHospital,
          entries: emergencyHospital
            ? [
                { text: emergencyHospital.name },
                {
                  text: formatPhone(emergencyHospital.phone),
                  href: toPhoneHref(emergencyHospital.phone),
                },
              ]
            : [],
        },
      ]),
      isEmergency: true,
    },
  ].filter(hasDetails);
}
