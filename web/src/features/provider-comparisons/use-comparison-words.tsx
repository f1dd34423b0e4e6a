import type { ProviderFinding } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { statusLooks } from '../../ui/marks/status-looks.ts';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';

export const FINDING_LOOKS = statusLooks<ProviderFinding['status']>(
  (locale) => providerComparisonMessages[locale].findingStatus,
  {
    open: ['danger', 'cross'],
    explained: ['info', 'dot'],
    closed: ['success', 'check', true],
  },
);

export const DAY_LOOKS = statusLooks((locale) => providerComparisonMessages[locale].dayState, {
  compared: ['success', 'check', true],
  not_compared: ['danger', 'cross'],
});

/** Returns a function that writes an amount in the currency of a finding. */
export function useAmount(): (finding: ProviderFinding, cents: number) => string {
  const formats = useFormats();
  const locale = useLocale();
  return ({ currency }, cents) =>
    currency === 'EUR'
      ? formats.money(cents)
      : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** Returns a function that gives the name of a row's platform, or the text “no platform”. */
export function usePlatformName(): (row: { application: { name: string } | null }) => string {
  const t = useMessages(providerComparisonMessages);
  return ({ application }) => application?.name ?? t.noPlatform;
}
