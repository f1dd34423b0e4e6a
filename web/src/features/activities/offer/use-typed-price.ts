import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { activityMessages } from '../activities.messages.ts';
import type { RateChoice } from './RateInput.tsx';
import { useRateChoices } from './use-rate-choices.ts';
import { withStored } from './with-stored.ts';

/** What an offer costs by the rate that is chosen on its form now, in words. */
export function useTypedPrice(
  offer: { organization_id: number; rate: RateChoice | null },
  rateId: number | null = null,
) {
  const { free } = useMessages(activityMessages);
  const formats = useFormats();
  const rates = withStored<RateChoice>(useRateChoices(offer.organization_id), offer.rate);
  const rate = rates.find(({ id }) => id === rateId);
  return rate === undefined ? free : formats.money(rate.price_in_cents);
}
