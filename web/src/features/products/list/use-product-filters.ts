import { productLabels } from '@move/contract/products/products.labels.ts';
import { listAllProductTypes, listAllSports, listApplicationCategories } from '@move/contract/taxonomy/taxonomy.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useSportWord } from '../../../platform/state/settings.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { productMessages } from '../products.messages.ts';

/** The filters of every list of products. The categories are those of the given organisation or platform, else of the current platform. */
export function useProductFilters(of: { organization_id?: number; application_id?: number } = {}) {
  const t = useMessages(productMessages);
  const sport = useSportWord(t.columns.sport);
  const labels = productLabels[useLocale()];
  const option = (id: number, label: string) => ({ value: String(id), label });
  const statuses = [
    { value: '1', label: t.draft },
    { value: '0', label: t.live },
  ];
  return [
    { name: 'concept', label: t.columns.status, options: statuses },
    {
      name: 'productTypeId',
      kind: 'several',
      canBeEmpty: true,
      label: t.columns.type,
      options: readQueryOptions(listAllProductTypes, {}, ({ product_types }) =>
        product_types.map(({ id, name }) => option(id, name)),
      ),
    },
    {
      name: 'sportId',
      kind: 'several',
      canBeEmpty: true,
      label: sport,
      options: readQueryOptions(listAllSports, {}, ({ sports }) => sports.map(({ id, name }) => option(id, name))),
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
    { name: 'taken', label: labels.taken, kind: 'range', of: 'numbers' },
    { name: 'spots', label: labels.spots, kind: 'range', of: 'numbers', canBeEmpty: true },
    { name: 'updatedOn', label: labels.updatedOn, kind: 'range', of: 'days' },
  ] as const;
}
