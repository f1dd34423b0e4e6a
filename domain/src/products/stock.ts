import type { Message } from '../kit/messages.ts';

/** The stock may not go below what is sold (D1.7); null is unlimited. */
export function stockMessage(spots: number | null, taken: number): Message | null {
  if (spots === null || spots >= taken) return null;
  return { key: 'product.stock', params: { taken } };
}
