import { activityLabels } from '@move/contract/activities/activities.labels.ts';
import { OFFER_TYPES } from '@move/domain/activities/offer.ts';
import { listAllSports, listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useSportWord } from '../../../platform/state/settings.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { activityMessages } from '../activities.messages.ts';

/**
 * The filters that both lists of activities share. The categories are of the given organisation or platform, else of the current platform.
 */
export function useActivityFilters(of: { organization_id?: number; application_id?: number } = {}) {
  const t = useMessages(activityMessages);
  const sport = useSportWord(t.columns.sport);
  const labels = activityLabels[useLocale()];
  const option = (id: number, label: string) => ({ value: String(id), label });
  return [
    { name: 'concept', label: t.columns.status, options: statusOptions(t.publish.concept, t.publish.live) },
    {
      name: 'sportId',
      kind: 'several',
      canBeEmpty: true,
      label: sport,
      options: readQueryOptions(listAllSports, {}, ({ sports }) => sports.map(({ id, name }) => option(id, name))),
    },
    {
      name: 'offerType',
      kind: 'several',
      label: t.columns.offer,
      options: OFFER_TYPES.map((value) => ({ value, label: t.choices.offer[value] })),
    },
    {
      name: 'categoryId',
      kind: 'several',
      canBeEmpty: true,
      label: t.columns.category,
      options: readQueryOptions(listApplicationCategories, { query: of }, ({ categories }) =>
        categories.map(({ id, title }) => option(id, title)),
      ),
    },
    { name: 'price', label: labels.price, kind: 'range', of: 'money' },
    { name: 'updatedOn', label: labels.updatedOn, kind: 'range', of: 'days' },
  ] as const;
}

const statusOptions = (concept: string, live: string) => [
  { value: '1', label: concept },
  { value: '0', label: live },
];
