import { randomBytes } from 'node:crypto';
import { CODE_RANDOM_LENGTH, codeFromBytes } from '@move/domain/wallets/coupon-code.ts';

/** Creates this many different random codes, from a cryptographic source. */
export function newCodes(count: number, affixes: { prefix: string; suffix: string }): string[] {
  const codes = new Set<string>();
  while (codes.size < count) codes.add(codeFromBytes(randomBytes(CODE_RANDOM_LENGTH), affixes));
  return [...codes];
}
