import type { LocationRow } from '@move/contract/locations/locations.ts';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import type { locationMessages } from '../locations.messages.ts';

type Texts = (typeof locationMessages)['nl'];
type Sort = 'name' | 'city' | 'updated_at';

export const addressOf = (row: Pick<LocationRow, 'street' | 'house_number' | 'zipcode' | 'city'>) =>
  `${row.street} ${row.house_number}, ${row.zipcode} ${row.city}`;

export const visibilityOf = ({ is_hidden }: Pick<LocationRow, 'is_hidden'>) =>
  is_hidden ? STATUS.location.hidden : STATUS.location.visible;

export const cityOptions = ({ cities }: { cities: readonly string[] }) =>
  cities.map((city) => ({ value: city, label: city }));

/** The columns that both lists of locations share; the last one shows rights or owner. */
export function locationColumns<Row extends LocationRow>(
  t: Texts,
  last: (row: Row) => string,
): readonly ListColumn<Row, Sort>[] {
  return [
    { name: 'name', sort: 'name' },
    {
      name: 'address',
      header: t.columns.address,
      sort: 'city',
      cell: addressOf,
      value: addressOf,
      filterBy: { name: 'city', value: (row) => row.city },
    },
    {
      name: 'types',
      cell: (row) => row.types.map((type) => type.name).join(', '),
      header: t.columns.types,
      filterBy: { name: 'typeId', value: (row) => row.types.map(({ id }) => id).join(',') || 'none' },
    },
    {
      name: 'is_hidden',
      header: t.columns.visibility,
      cell: (row) => <Status look={visibilityOf(row)} />,
      value: (row) => (row.is_hidden ? t.hidden : t.visible),
      filterBy: { name: 'isHidden', value: (row) => (row.is_hidden ? '1' : '0') },
    },
    { name: 'rights', header: t.columns.rights, cell: last },
  ];
}
