import { type Locale, DECIMAL_MARKS } from '@move/domain/kit/messages/locale.ts';
/** Typed degrees, comma or point; null when empty, NaN when unreadable or beyond the limit. */
export function parseDegrees(text: string, limit: number): number | null {
  const typed = text.trim().replace('−', '-').replace(',', '.').replace(/°$/, '');
  if (typed === '') return null;
  const degrees = /^-?\d{1,3}(?:\.\d+)?$/.test(typed) ? Number(typed) : Number.NaN;
  return Math.abs(degrees) <= limit ? degrees : Number.NaN;
}

/** At most six decimals, about 10 centimetres. */
export function formatDegrees(degrees: number | null, locale: Locale): string {
  if (degrees === null || Number.isNaN(degrees)) return '';
  const text = String(Math.round(degrees * 1e6) / 1e6);
  return text.replace('.', DECIMAL_MARKS[locale]);
}
