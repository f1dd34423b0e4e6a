/** What a form or request says of the price of an activity or product; absent is not said. `rate_id` null is free. */
type Said = { rate_id?: number | null | undefined; price_open?: boolean | undefined };

/** As it is stored: a rate, free (neither), or still to be chosen. */
export type ChosenPrice = { readonly rate_id: number | null; readonly price_open: boolean };

/** The price of a new activity or product: still to be chosen unless a rate or free was named. */
export function newPrice(said: Said): ChosenPrice {
  return { rate_id: null, price_open: true, ...changedPrice(said) };
}

/** The price that a change asks for; empty when it says nothing of it, and then the price stays as it is. */
export function changedPrice({ rate_id, price_open }: Said): Partial<ChosenPrice> {
  if (price_open === true) return { rate_id: null, price_open };
  if (rate_id !== undefined) return { rate_id, price_open: false };
  return price_open === false ? { price_open } : {};
}
