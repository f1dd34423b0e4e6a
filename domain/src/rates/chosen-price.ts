/** The price of an activity or product in a form or request; absent is no change. `rate_id` null is free. */
type Said = { rate_id?: number | null | undefined; price_open?: boolean | undefined };

/** As stored: a rate, free (neither), or still to be chosen. */
export type ChosenPrice = { readonly rate_id: number | null; readonly price_open: boolean };

/** The price of a new activity or product: still to be chosen unless a rate or free was given. */
export function newPrice(input: Said): ChosenPrice {
  return { rate_id: null, price_open: true, ...changedPrice(input) };
}

/** The changed price; empty for no change. */
export function changedPrice({ rate_id, price_open }: Said): Partial<ChosenPrice> {
  if (price_open === true) return { rate_id: null, price_open };
  if (rate_id !== undefined) return { rate_id, price_open: false };
  return price_open === false ? { price_open } : {};
}
