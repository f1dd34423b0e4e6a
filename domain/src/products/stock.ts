import type { Message } from '../kit/messages/messages.ts';

/** The stock can't go below the number sold; null is unlimited. */
export function stockMessage(spots: number | null, taken: number): Message | null {
  if (spots === null || spots >= taken) return null;
  return { key: 'product.stock', params: { taken } };
}

/** Null when this many units can still be sold, else why not; a stock of 0 is closed. */
export function saleMessage(stock: { spots: number | null; taken: number; quantity: number }): Message | null {
  if (stock.spots === null) return null;
  const left = Math.max(0, stock.spots - stock.taken);
  if (left === 0) return { key: 'purchase.sold_out' };
  return stock.quantity <= left ? null : { key: 'purchase.stock', params: { left } };
}
