import type { ProviderFinding } from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { StatusLook } from '../../ui/marks/statuses.ts';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';

export const FINDING_LOOKS = {
  open: ['danger', 'cross', { nl: 'Open', en: 'Open' }],
  explained: ['info', 'dot', { nl: 'Verklaard', en: 'Explained' }],
  closed: ['success', 'check', { nl: 'Verdwenen', en: 'Gone' }, true],
} as const satisfies Record<ProviderFinding['status'], StatusLook>;

export const DAY_LOOKS = {
  compared: ['success', 'check', { nl: 'Vergeleken', en: 'Compared' }, true],
  not_compared: ['danger', 'cross', { nl: 'Niet vergeleken', en: 'Not compared' }],
} as const satisfies Record<string, StatusLook>;

/** Returns a function that writes an amount in the currency of a finding. */
export function useAmount(): (finding: ProviderFinding, cents: number) => string {
  const formats = useFormats();
  const locale = useLocale();
  return ({ currency }, cents) =>
    currency === 'EUR'
      ? formats.money(cents)
      : new Intl.NumberFormat(locale, { style: 'currency', currency }).format(cents / 100);
}

/** Returns a function that names the platform of a row; rows without a platform get the text for that. */
export function usePlatformName(): (row: { application: { name: string } | null }) => string {
  const t = useMessages(providerComparisonMessages);
  return ({ application }) => application?.name ?? t.noPlatform;
}
