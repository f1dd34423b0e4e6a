import type { Message } from '../kit/messages/messages.ts';
import { isEmpty } from '../kit/rules/presence-rules.ts';

/** A KVK number as stored: 8 digits with their leading zeros; null for anything else. */
export function normalizeKvk(text: string): string | null {
  const digits = text.replace(/[\s.]/g, '');
  return /^[0-9]{8}$/.test(digits) ? digits : null;
}

/** 8 digits or nothing. There is no check digit: only a look-up elsewhere would prove the number. */
export function kvkMessage(value: unknown): Message | null {
  if (isEmpty(value)) return null;
  return typeof value === 'string' && normalizeKvk(value) !== null ? null : { key: 'kvk' };
}
