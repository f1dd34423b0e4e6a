/** The rate of a session or bundle in a form or request; absent is no change. `rate_id` null is free. */
type Said = { rate_id?: number | null | undefined; rate_inherited?: boolean | undefined };

/** The rate as stored: a session or bundle that inherits has none of its own. */
export type ChosenRate = { rate_id: number | null; rate_inherited: boolean };

/** The rate of a new session or bundle: that of the activity unless it has its own (docs/rules/money.md#prices-and-vat). */
export function chosenRate({ rate_id, rate_inherited }: Said): ChosenRate {
  if (rate_inherited === true || rate_id === undefined) return { rate_id: null, rate_inherited: true };
  return { rate_id, rate_inherited: false };
}

/** The changed rate; empty for no change. */
export function changedRate(said: Said): Partial<ChosenRate> {
  return said.rate_inherited !== true && said.rate_id === undefined ? {} : chosenRate(said);
}
