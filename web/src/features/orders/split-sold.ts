import { LANGUAGE_TAGS } from '@move/domain/kit/messages/locale.ts';

type SoldBegin = {
  text: string;
  /** Null when the text is no date that exists. */
  date: string | null;
  time: string;
};

const BEGIN = /^\S+ (?<day>\d{1,2}) (?<month>\p{L}+) (?<year>\d{4})(?: (?<time>\d\d:\d\d))?$/u;

/** The months in the languages of the titles. */
const MONTHS = Object.values(LANGUAGE_TAGS).map((tag) =>
  Array.from({ length: 12 }, (_, index) =>
    Temporal.PlainDate.from({ year: 2026, month: index + 1, day: 1 }).toLocaleString(tag, { month: 'long' }),
  ),
);

/** Splits the title of what was sold into its name and its start: “Judo, dinsdag 24 november 2026 19:00”. */
export function splitSold(title: string): { name: string; begin: SoldBegin | null } {
  const at = title.lastIndexOf(', ');
  const text = title.slice(at + 2);
  if (at <= 0 || !/ \d{4}(?: \d\d:\d\d)?$/.test(title)) return { name: title, begin: null };
  const { day = '', month = '', year = '', time = '' } = BEGIN.exec(text)?.groups ?? {};
  const number = MONTHS.map((names) => names.indexOf(month) + 1).find((found) => found > 0);
  const date = number === undefined ? null : `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`;
  return { name: title.slice(0, at), begin: { text, date, time } };
}
