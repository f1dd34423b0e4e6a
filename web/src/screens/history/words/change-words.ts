import { filterLabels } from '@move/contract/applications/filters.labels.ts';
import type { AuditChange, AuditEntry } from '@move/contract/audit/audit.ts';
import { type Formats, useFormats } from '../../../platform/texts/formats.ts';
import { type Locale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { screenMessages } from '../../screen.messages.ts';
import { historyMessages } from '../history.messages.ts';
import { fieldLabel, fieldPosition } from './field-label.ts';

/** One changed field as text. */
export type ChangeWords = { field: string; label: string; from: string; to: string; wasEmpty: boolean };

/** Formats the values that only the record's own form can name. */
export type FieldInWords = (field: string, value: unknown) => string | null;

/** Fields that hold ids, though their name doesn't end in `ids`. */
const LISTS_OF_IDS: ReadonlySet<string> = new Set(['sports', 'applications', 'contacts']);
const LONGEST = 160;
const INSTANT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/;
const DATE = /^\d{4}-\d{2}-\d{2}$/;

type Words = {
  formats: Formats;
  locale: Locale;
  yes: string;
  no: string;
  empty: string;
  changed: string;
  /** Shown for a record that the user may not see, or that no longer exists. */
  unseen: string;
  values: Readonly<Record<string, string>>;
  /** The labels of a platform's filters, by key. */
  filters: Readonly<Record<string, string>>;
  off: (name: string) => string;
};

const isOfRecords = (field: string) => /_ids?$/.test(field) || LISTS_OF_IDS.has(field);

function scalarWords(field: string, value: string | number | boolean, { formats, ...words }: Words): string {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') {
    if (field.endsWith('_in_cents')) return formats.money(value);
    // a number in a field with ids is an id that the server sent no name for
    return isOfRecords(field) ? words.unseen : formats.number(value);
  }
  if (INSTANT.test(value)) return formats.moment(value);
  if (DATE.test(value)) return formats.date(value);
  const known = words.values[value] ?? value;
  return known.length > LONGEST ? `${known.slice(0, LONGEST - 1)}…` : known;
}

/** A value of the audit trail as text: ids by name, lists with commas, long texts cut off, most objects as “changed”. */
export function valueWords(change: Pick<AuditChange, 'field' | 'names'>, value: unknown, words: Words): string {
  if (value === null || value === undefined || value === '') return words.empty;
  if (Array.isArray(value)) {
    if (value.length === 0) return words.empty;
    const parts = [...new Set(value.map((item) => valueWords(change, item, words)))];
    return parts.every((part) => part === words.changed) ? words.changed : parts.join(', ');
  }
  if (typeof value === 'number' && change.names[String(value)] !== undefined) return change.names[String(value)] ?? '';
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return scalarWords(change.field, value, words);
  }
  return objectWords(change, value, words);
}

/** A block of opening hours: “ma 09:00–17:00”; null for another value. */
function hoursWords(value: object, { formats, locale, values }: Words): string | null {
  const { weekday, date, state, opened_at: from, closed_at: to } = value as Record<string, unknown>;
  if (typeof state !== 'string' || !('opened_at' in value)) return null;
  const dayOfWeek = (n: number) =>
    // 1 January 2024 was a Monday
    new Date(Date.UTC(2024, 0, n)).toLocaleDateString(locale, { weekday: 'short', timeZone: 'UTC' });
  const day = typeof weekday === 'number' ? dayOfWeek(weekday) : formats.date(String(date));
  return `${day} ${typeof from === 'string' ? `${from}–${String(to)}` : (values[state] ?? state)}`;
}

/** A contact by its name, a filter by its label and whether it is on, opening hours, anything else as “changed”. */
function objectWords({ names }: Pick<AuditChange, 'names'>, value: object, words: Words): string {
  const { contact_id: contact, key, enabled } = value as { contact_id?: unknown; key?: unknown; enabled?: unknown };
  const filter = typeof key === 'string' && Object.hasOwn(words.filters, key) ? words.filters[key] : undefined;
  if (filter !== undefined) return enabled === false ? words.off(filter) : filter;
  const hours = hoursWords(value, words);
  if (hours !== null) return hours;
  return names[String(contact)] ?? words.changed;
}

/** The changes of an entry, field by field, without fields that users don't fill in (counts, derived values). */
export function useChangeWords(inForm?: FieldInWords): (entry: AuditEntry) => ChangeWords[] {
  const t = useMessages(historyMessages);
  const { yes, no } = useMessages(screenMessages);
  const formats = useFormats();
  const locale = useLocale();
  const words = {
    formats,
    locale,
    yes,
    no,
    empty: t.nothing,
    changed: t.changed,
    unseen: t.unseen,
    values: t.values,
    filters: filterLabels[locale],
    off: t.off,
  };
  const say = (change: AuditChange, value: unknown) => {
    const own = isEmpty(value) || Object.keys(change.names).length > 0 ? null : (inForm?.(change.field, value) ?? null);
    return own ?? valueWords(change, value, words);
  };
  return (entry) =>
    inOrder(entry).flatMap((change) => {
      const label = fieldLabel(entry.subject_type, change.field, locale);
      if (label === undefined) return [];
      const [from, to] = [say(change, change.old), say(change, change.new)];
      return [{ field: change.field, label, from, to, wasEmpty: isEmpty(change.old) }];
    });
}

const inOrder = ({ changes, subject_type: subject }: AuditEntry): AuditChange[] =>
  changes.toSorted((one, other) => fieldPosition(subject, one.field) - fieldPosition(subject, other.field));

const isEmpty = (value: unknown): boolean =>
  value === null || value === '' || (Array.isArray(value) && value.length === 0);
