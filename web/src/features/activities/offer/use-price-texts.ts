import { priceText } from '@move/domain/rates/price-text.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { activityMessages } from '../activities.messages.ts';
import type { RateChoice } from './RateField.tsx';
import { useRateChoices } from './use-rate-choices.ts';
import { withStored } from './with-stored.ts';

/** Two texts for the checklist: one with the price currently chosen on the form of an offer, one for when there is no price. */
export function usePriceTexts(
  offer: { organization_id: number; rate: RateChoice | null },
  rateId: number | null = null,
): [done: string, open: string] {
  const { publish } = useMessages(activityMessages);
  const locale = useLocale();
  const rates = withStored<RateChoice>(useRateChoices(offer.organization_id), offer.rate);
  const rate = rates.find(({ id }) => id === rateId) ?? null;
  return [publish.price(priceText(rate, locale)), publish.priceOpen];
}
