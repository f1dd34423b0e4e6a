/** How a sheet shows the number in a cell: as a day, a moment or a time of day, or with at least so many digits. */
export type NumberFormat = 'day' | 'moment' | 'time' | { digits: number };

/** The formats that a workbook may use without defining them, and that show a day or a time. */
const BUILT_IN: Readonly<Record<number, NumberFormat>> = {
  ...Object.fromEntries([14, 15, 16, 17].map((id) => [id, 'day'])),
  ...Object.fromEntries([18, 19, 20, 21, 45, 46, 47].map((id) => [id, 'time'])),
  22: 'moment',
};

/** The format with this number; `codes` has those that the workbook defines, such as `yyyy-mm-dd`. Undefined: a plain number. */
export function numberFormat(id: number, codes: ReadonlyMap<number, string>): NumberFormat | undefined {
  const code = codes.get(id);
  if (code === undefined) return BUILT_IN[id];
  // a format has up to four parts, of which the first is for positive numbers
  const [plain = ''] = code
    .slice(0, 255)
    .replace(/"[^"]*"|\\.|[_*]./g, '')
    .split(';');
  if (/^0+$/.test(plain)) return { digits: plain.length };
  // between brackets is a colour, a language or a condition, or what counts on: [h]:mm
  const letters = plain
    .replace(/\[([^[\]]*)\]/g, (_, inside: string) => (/^[hms]+$/i.test(inside) ? inside : ''))
    .replace(/general/i, '');
  const hasTime = /[hs]/i.test(letters);
  // without hours and seconds, m is a month
  const hasDay = /[yd]/i.test(letters) || (!hasTime && /m/i.test(letters));
  if (hasDay) return hasTime ? 'moment' : 'day';
  return hasTime ? 'time' : undefined;
}

/** The most days since 1899: 31 December 9999. */
const SERIAL_MAX = 2_958_465;
const DAY_MS = 86_400_000;

/** The text of a number: without exponent, rounded to the 15 digits that a sheet shows, and as its format says. */
export function numberText(stored: string, format: NumberFormat | undefined, epochSerial: number): string {
  const value = Number(stored);
  if (stored.trim() === '' || !Number.isFinite(value)) return stored;
  if (format === undefined) return plainText(stored, value);
  if (typeof format === 'object') return plainText(stored, value).padStart(format.digits, '0');
  if (value < 0 || value > SERIAL_MAX) return plainText(stored, value);
  // to the nearest second, since a time of day is a rounded fraction
  const seconds = Math.round((value - epochSerial) * (DAY_MS / 1_000));
  const [day = '', time = ''] = Temporal.Instant.fromEpochMilliseconds(seconds * 1_000)
    .toString()
    .split('T');
  if (format === 'day') return day;
  return format === 'time' ? time.slice(0, 5) : `${day} ${time.slice(0, 5)}`;
}

/** The digits that a sheet keeps, without exponent and separators. */
const digits = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false });

const plainText = (stored: string, value: number): string =>
  /^-?\d{1,30}$/.test(stored) ? stored : digits.format(value);
