import { COUNTRY_CODES } from '@move/domain/kit/values/country.ts';
import { useMemo } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';

/** All countries by their names, the Netherlands first. */
export function useCountries() {
  const locale = useLocale();
  return useMemo(() => {
    const names = new Intl.DisplayNames(locale, { type: 'region' });
    const options = COUNTRY_CODES.map((value) => ({ value, label: names.of(value) ?? value }));
    const byName = options.toSorted((one, other) => one.label.localeCompare(other.label, locale));
    return [...byName.filter(({ value }) => value === 'NL'), ...byName.filter(({ value }) => value !== 'NL')];
  }, [locale]);
}
