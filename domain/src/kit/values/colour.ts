import { isEmpty } from '../rules/presence-rules.ts';
import type { Message } from '../messages/messages.ts';

export const DEFAULT_COLOUR = '#FF0000';

const COLOUR = /^#(?:[0-9A-F]{6}|[0-9A-F]{8})$/i;

/** A colour as stored: `#RRGGBB` or `#RRGGBBAA` in upper case; null for anything else, including 3 digits. */
export function normalizeColour(text: string): string | null {
  const trimmed = text.trim();
  return COLOUR.test(trimmed) ? trimmed.toUpperCase() : null;
}

export function colourMessage(value: unknown): Message | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' && normalizeColour(value) !== null ? null : { key: 'colour' };
}

/** Whether two colours look the same: `#ff0000`, `#FF0000` and `#FF0000FF` do. */
export function isSameColour(one: string, other: string): boolean {
  const plain = (text: string) =>
    text
      .trim()
      .toUpperCase()
      .replace(/^(#[0-9A-F]{6})FF$/, '$1');
  return plain(one) === plain(other);
}
