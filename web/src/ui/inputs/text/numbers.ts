import { DECIMAL_MARKS, type Locale } from '@move/domain/kit/messages/locale.ts';
import { parseCents } from '@move/domain/kit/money/money.ts';

/** Parses a whole number; null when empty, NaN when unreadable. */
export function parseInteger(text: string): number | null {
  const plain = text
    .trim()
    .replace(/^([-−]?)(\d{1,3})((?:[.\s]\d{3})+)$/, (_all, sign, head, tail) => sign + head + tail.replace(/\D/g, ''));
  if (plain === '') return null;
  return /^[-−]?\d{1,15}$/.test(plain) ? Number(plain.replace('−', '-')) : Number.NaN;
}

/** Parses a percentage, with or without % sign. */
export function parsePercentage(text: string): number | null {
  const typed = text.trimEnd();
  return parseInteger(typed.endsWith('%') ? typed.slice(0, -1) : typed);
}

/** Parses an amount into cents; null when empty, NaN when unreadable. */
export function parseMoney(text: string): number | null {
  return text.trim() === '' ? null : (parseCents(text) ?? Number.NaN);
}

/** 1250 → “12,50” in Dutch, “12.50” in English; without the euro sign and without thousands marks. */
export function formatMoney(cents: number | null, locale: Locale): string {
  if (cents === null) return '';
  const whole = Math.trunc(cents / 100);
  const rest = String(Math.abs(cents % 100)).padStart(2, '0');
  return `${whole}${DECIMAL_MARKS[locale]}${rest}`;
}
