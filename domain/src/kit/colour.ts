import { isEmpty } from './presence-rules.ts';
import type { Message } from './messages.ts';

/** R5-39 */
export const DEFAULT_COLOUR = '#FF0000';

const COLOUR = /^#(?:[0-9A-F]{6}|[0-9A-F]{8})$/i;

/** A colour as it is stored: `#RRGGBB` or `#RRGGBBAA` in upper case; null for anything else, 3 digits too (D10.14). */
export function normalizeColour(text: string): string | null {
  const trimmed = text.trim();
  return COLOUR.test(trimmed) ? trimmed.toUpperCase() : null;
}

/** R5-39, D10.14 */
export function colour(value: unknown): Message | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' && normalizeColour(value) !== null ? null : { key: 'colour' };
}

/** Whether two colours look the same: compared case-insensitively, full alpha being no alpha (D10.14). */
export function isSameColour(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .trim()
      .toUpperCase()
      .replace(/^(#[0-9A-F]{6})FF$/, '$1');
  return plain(one) === plain(other);
}
