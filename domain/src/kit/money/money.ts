import type { Locale } from '../messages/locale.ts';

/** Highest price of a rate: € 10 000. */
export const PRICE_MAX_IN_CENTS = 1_000_000;

const euros = (tag: string) => new Intl.NumberFormat(tag, { style: 'currency', currency: 'EUR' });
const EUROS = { nl: euros('nl-NL'), en: euros('en-GB') } as const satisfies Record<Locale, Intl.NumberFormat>;

/** An amount as text: “€ 12,50” in Dutch, “€12.50” in English. */
export function formatCents(cents: number, locale: Locale): string {
  return EUROS[locale].format(cents / 100).replace(/\s/g, ' ');
}

const AMOUNT = /^(?:[0-9]+|[0-9]{1,3}(?:\.[0-9]{3})+)(?:,([0-9]{1,2}))?$|^[0-9]+(?:\.([0-9]{1,2}))?$/;

/**
 * Parses an amount into cents: "12,50", "12.5", "€ 12", "1.250,00". Null when it is no amount, has more than two decimals, is negative, or
 * is larger than integers can represent exactly.
 */
export function parseCents(text: string): number | null {
  const amount = text.replace(/[€\s]/g, '');
  const match = AMOUNT.exec(amount);
  if (!match) return null;
  const decimals = match[1] ?? match[2] ?? '';
  const whole = decimals === '' ? amount : amount.slice(0, -decimals.length - 1);
  const cents = Number(whole.replaceAll('.', '') + decimals.padEnd(2, '0'));
  return Number.isSafeInteger(cents) ? cents : null;
}

/** numerator / denominator rounded to the nearest integer, a half up; exact for integers, numerator ≥ 0. */
export function roundHalfUp(numerator: number, denominator: number): number {
  const result = (2n * BigInt(numerator) + BigInt(denominator)) / (2n * BigInt(denominator));
  return Number(result);
}

/**
 * Divides whole cents by weights so that the parts add up to the total: each gets its floor, and the remaining cents go to the largest
 * remainders, to the earlier of two equal ones. Divides evenly when all weights are 0.
 */
export function largestRemainder(total: number, weights: readonly number[]): number[] {
  const shares = weights.some((weight) => weight > 0) ? weights : weights.map(() => 1);
  const sum = shares.reduce((all, share) => all + BigInt(share), 0n);
  const parts = shares.map((share, index) => {
    const product = BigInt(total) * BigInt(share);
    return { index, floor: Number(product / sum), remainder: product % sum };
  });
  const rest = total - parts.reduce((all, part) => all + part.floor, 0);
  const first = parts.toSorted((a, b) => Number(b.remainder - a.remainder) || a.index - b.index).slice(0, rest);
  const isRaised = new Set(first.map((part) => part.index));
  return parts.map((part) => part.floor + (isRaised.has(part.index) ? 1 : 0));
}
