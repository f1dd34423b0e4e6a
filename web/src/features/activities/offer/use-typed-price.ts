import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { activityMessages } from '../activities.messages.ts';
import type { RateChoice } from './RateField.tsx';
import { useRateChoices } from './use-rate-choices.ts';
import { withStored } from './with-stored.ts';

/** Two texts for the checklist: one with the price currently chosen on the form of an offer, one for when there is no price. */
export function useTypedPrice(
  offer: { organization_id: number; rate: RateChoice | null },
  rateId: number | null = null,
): [done: string, open: string] {
  const { free, publish } = useMessages(activityMessages);
  const formats = useFormats();
  const rates = withStored<RateChoice>(useRateChoices(offer.organization_id), offer.rate);
  const rate = rates.find(({ id }) => id === rateId);
  return [publish.price(rate === undefined ? free : formats.money(rate.price_in_cents)), publish.priceOpen];
}
