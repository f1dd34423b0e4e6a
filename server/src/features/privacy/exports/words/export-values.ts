import { actionText, auditWords } from '@move/contract/audit/audit-words.ts';
import { subjectWord } from '@move/contract/audit/subjects.ts';
import { isDate, longDate } from '@move/domain/kit/dates/dates.ts';
import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { formatCents } from '@move/domain/kit/money/money.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { paymentTypeWords } from '@move/domain/orders/payment/payment-type-words.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { termSentence } from '@move/domain/rates/term-sentence.ts';
import { ONLY_IN_JSON } from './export-columns.ts';
import { fieldLabel } from './export-labels.ts';

type ByValue = Readonly<Record<string, string>>;

/** Labels for the values of fixed lists, by column; other columns use the labels of the trail. */
const WORDS: Readonly<Record<Locale, Readonly<Record<string, ByValue>>>> = {
  nl: {
    gender: { male: 'man', female: 'vrouw', other: 'anders', none: 'niet opgegeven', both: 'iedereen' },
    locale: { nl: 'Nederlands', en: 'Engels' },
    check_in: { none: 'nog niet genoteerd' },
    payment_type: paymentTypeWords.nl,
    method: paymentTypeWords.nl,
    status: {
      queued: 'in de wachtrij',
      failed: 'mislukt',
      running: 'bezig',
      succeeded: 'gelukt',
      complete: 'afgerond',
      pending: 'nog niet betaald',
      done: 'terugbetaald',
      settled: 'op een andere manier terugbetaald',
      to_hand_over: 'contant terug te geven',
    },
    kind: {
      term: 'volgens de annuleringsvoorwaarde',
      full: 'alles terug',
      organiser: 'door de organisatie afgelast',
      part: 'een deel',
      amount: 'een bedrag',
      coupon: 'voucher',
      payment: 'betaling',
      refund: 'terugbetaling',
      paid_twice: 'dubbel betaald',
      paid_too_much: 'te veel betaald',
      job_succeeded: 'taak gelukt',
      job_failed: 'taak mislukt',
      job_canceled: 'taak gestopt',
      mails_stuck: 'mails niet verstuurd',
      figures_corrected: 'cijfers hersteld',
      reconciliation_differs: 'afsluiting klopt niet',
      provider_differs: 'verschillen met de betaaldienst',
      provider_not_compared: 'betaaldienst niet vergeleken',
      notification_sent: 'pushmelding verstuurd',
      notification_partly_failed: 'pushmelding deels mislukt',
      notification_failed: 'pushmelding mislukt',
      notification_canceled: 'pushmelding gestopt',
      notification_to_nobody: 'pushmelding voor niemand',
      notification_without_sender: 'pushmelding wacht op een collega',
      build_succeeded: 'build gelukt',
      build_failed: 'build mislukt',
      build_aborted: 'build afgebroken',
      import_organizations: 'organisaties importeren',
      issue_invoices: 'facturen maken',
      prepare_sepa_batch: 'uitbetaalronde maken',
      execute_sepa_batch: 'uitbetaalronde vastleggen',
      cancel_sepa_batch: 'uitbetaalronde annuleren',
    },
    density: { roomy: 'ruim', compact: 'compact' },
    shared: { me: 'alleen mij', organization: 'de organisatie', all: 'iedereen' },
  },
  en: {
    gender: { male: 'male', female: 'female', other: 'other', none: 'not given', both: 'everybody' },
    locale: { nl: 'Dutch', en: 'English' },
    check_in: { none: 'not noted yet' },
    payment_type: paymentTypeWords.en,
    method: paymentTypeWords.en,
    status: {
      queued: 'queued',
      failed: 'failed',
      running: 'running',
      succeeded: 'succeeded',
      complete: 'completed',
      pending: 'not paid yet',
      done: 'refunded',
      settled: 'refunded another way',
      to_hand_over: 'to hand over in cash',
    },
    kind: {
      term: 'by the cancellation term',
      full: 'all of it',
      organiser: 'cancelled by the organisation',
      part: 'a part',
      amount: 'an amount',
      coupon: 'voucher',
      payment: 'payment',
      refund: 'refund',
      paid_twice: 'paid twice',
      paid_too_much: 'paid too much',
      job_succeeded: 'task succeeded',
      job_failed: 'task failed',
      job_canceled: 'task stopped',
      mails_stuck: 'mails not sent',
      figures_corrected: 'figures corrected',
      reconciliation_differs: 'month-end differs',
      provider_differs: 'differences with the provider',
      provider_not_compared: 'provider not compared',
      notification_sent: 'notification sent',
      notification_partly_failed: 'notification failed in part',
      notification_failed: 'notification failed',
      notification_canceled: 'notification stopped',
      notification_to_nobody: 'notification for nobody',
      notification_without_sender: 'notification waits for a colleague',
      build_succeeded: 'build succeeded',
      build_failed: 'build failed',
      build_aborted: 'build aborted',
      import_organizations: 'import of organisations',
      issue_invoices: 'issue of invoices',
      prepare_sepa_batch: 'making of a payout batch',
      execute_sepa_batch: 'recording of a payout batch',
      cancel_sepa_batch: 'cancellation of a payout batch',
    },
    density: { roomy: 'roomy', compact: 'compact' },
    shared: { me: 'only me', organization: 'the organisation', all: 'everybody' },
  },
};

/** Labels for values that mean something else in one table. */
const TABLE_WORDS: Readonly<Record<Locale, Readonly<Record<string, ByValue>>>> = {
  nl: {
    'payments.status': { new: 'begonnen' },
    'notifications.status': { draft: 'concept', scheduled: 'ingepland', sending: 'wordt verstuurd', sent: 'verstuurd' },
    'refunds.status': { pending: 'terugbetaling onderweg' },
    'provider_refunds.status': { pending: 'terugbetaling onderweg' },
  },
  en: {
    'payments.status': { new: 'begun' },
    'notifications.status': { draft: 'draft', scheduled: 'scheduled', sending: 'being sent', sent: 'sent' },
    'refunds.status': { pending: 'refund under way' },
    'provider_refunds.status': { pending: 'refund under way' },
  },
};

/** Columns with values of a fixed list; text in other columns was typed. */
export const WORD_COLUMNS = new Set([...Object.keys(WORDS.nl), 'role', 'status']);

const YES: Readonly<Record<Locale, readonly [string, string]>> = { nl: ['ja', 'nee'], en: ['yes', 'no'] };
/** Columns with a day or a moment; text in other columns is shown as typed. */
const TIME_COLUMN = /(?:^|_)(?:at|on|date|day|birth|from|until|start|starts|end|ends|expires)(?:_|$)/;
const INSTANT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}:\d{2}(?:\.\d{1,9})?(?:Z|[+-]\d{2}(?::?\d{2})?)$/;

const NUMBERS: Readonly<Record<Locale, Intl.NumberFormat>> = {
  nl: new Intl.NumberFormat('nl-NL'),
  en: new Intl.NumberFormat('en-GB'),
};

export type Reading = { locale: Locale; tz: string };

/** Leaves a name such as iDEAL as it is written. */
const capital = (text: string) => (/^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1));

/** Reads an own property only: typed text may equal an inherited name (`constructor`). */
const own = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The label for a value of a fixed list; null when there is none (a test checks that every value has one). */
export function valueLabel(column: string, value: string, locale: Locale): string | null {
  const word = own(own(WORDS[locale], column) ?? {}, value) ?? own(auditWords[locale].values, value);
  return word === undefined ? null : capital(word);
}

function momentOf(instant: string, { locale, tz }: Reading): string {
  const { date, time } = toLocalTime(new Date(instant).toISOString(), tz);
  return `${longDate(date, locale)}, ${time.slice(0, 5)}`;
}

/** “Zwemmen, 2026-11-24 18:30” with its day written out. */
const sessionOf = (text: string, locale: Locale) =>
  text.replace(
    /(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})$/,
    (_, date: string, time: string) => `${longDate(date, locale)}, ${time}`,
  );

function textOf(column: string, value: string, reading: Reading): string {
  const { locale } = reading;
  if (column === 'session') return sessionOf(value, locale);
  if (column === 'action') return capital(actionText(auditWords[locale], value));
  if (column === 'subject_type') return capital(subjectWord(locale, value));
  if (WORD_COLUMNS.has(column)) return valueLabel(column, value, locale) ?? value;
  if (!TIME_COLUMN.test(column)) return value;
  if (INSTANT.test(value) && !Number.isNaN(Date.parse(value))) return momentOf(value, reading);
  return isDate(value) ? longDate(value, locale) : value;
}

function numberOf(column: string, value: number, locale: Locale): string {
  if (column.endsWith('_in_cents')) return formatCents(value, locale);
  const text = NUMBERS[locale].format(value);
  return column.endsWith('_percentage') ? `${text}%` : text;
}

/** One field of the trail, with its old and new value. */
const isChange = (value: object): value is { old: unknown; new: unknown } => 'old' in value && 'new' in value;

/** The fields of a value, one per line. In the trail, fields without a label are left out: they are counts and copies. */
function objectOf(column: string, value: object, reading: Reading): string {
  const isTrail = column === 'changes';
  return Object.entries(value)
    .flatMap(([name, inner]) => {
      if (ONLY_IN_JSON.has(name)) return [];
      const label = fieldLabel(name, reading.locale) ?? (isTrail ? null : name.replaceAll('_', ' '));
      const text = label === null ? '' : innerText(name, inner, reading).replaceAll('\n', '; ');
      return text === '' ? [] : [`${label}: ${text}`];
    })
    .join('\n');
}

function innerText(name: string, value: unknown, reading: Reading): string {
  if (typeof value === 'object' && value !== null && isChange(value)) {
    const [old, fresh] = [valueText(name, value.old, reading), valueText(name, value.new, reading)];
    return old === '' ? fresh : `${old} → ${fresh === '' ? '–' : fresh}`;
  }
  return valueText(name, value, reading);
}

/** Checks the type, since the draft of a form may have any value under the name `term`. */
function isTerm(value: unknown): value is CancellationPeriod[] {
  const isMinutes = (minutes: unknown) => minutes === null || typeof minutes === 'number';
  return (
    Array.isArray(value) &&
    value.every(
      (period: Partial<CancellationPeriod> | null) =>
        isMinutes(period?.from_minutes) &&
        isMinutes(period?.until_minutes) &&
        typeof period?.refund_percentage === 'number',
    )
  );
}

/** A value of an export as text for its reader. The labels of its own table come first; empty for no value. */
export function tableValueText(table: string, column: string, value: unknown, reading: Reading): string {
  const words = own(TABLE_WORDS[reading.locale], `${table}.${column}`) ?? {};
  const word = typeof value === 'string' ? own(words, value) : undefined;
  return word === undefined ? valueText(column, value, reading) : capital(word);
}

/** A value of an export as text for its reader, such as a label, day or amount; empty for no value. */
export function valueText(column: string, value: unknown, reading: Reading): string {
  const { locale } = reading;
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return YES[locale][value ? 0 : 1];
  if (typeof value === 'number') return numberOf(column, value, locale);
  if (typeof value === 'string') return textOf(column, value, reading);
  if (column === 'term' && isTerm(value)) return termSentence(value, locale);
  if (Array.isArray(value)) {
    const parts = value.map((item: unknown) => valueText(column, item, reading)).filter((text) => text !== '');
    return parts.join(', ');
  }
  return typeof value === 'object' ? objectOf(column, value, reading) : '';
}
