/** The number of an order as shown to people: `B-1234`. */
export function orderNumber(id: number): string {
  return `B-${id}`;
}

/** The id in a typed order number: `B-1234`, `b1234`, `#1234` or `1234`; null for any other text. */
export function parseOrderNumber(text: string): number | null {
  const digits = /^(?:#|b[- ]?)?([1-9]\d{0,14})$/i.exec(text.trim())?.[1];
  return digits === undefined ? null : Number(digits);
}
