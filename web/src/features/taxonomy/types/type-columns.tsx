import type { ListColumn } from '../../../screens/list/columns.tsx';
import * as look from '../../../ui/look/look.module.css';

export type TypeRow = {
  id: number;
  name: string;
  applications: readonly { name: string }[];
  uses_count: number;
  updated_at: string;
};
type Sort = 'name' | 'updated_at';

/** The columns of the lists of location types and product types: the platforms that offer a type, and how often it is used. */
export function typeColumns<Row extends TypeRow>(t: {
  uses: string;
  everywhere: string;
}): readonly ListColumn<Row, Sort>[] {
  const platformsOf = ({ applications }: Row) => applications.map(({ name }) => name).join(', ') || t.everywhere;
  return [
    { name: 'name', sort: 'name' },
    { name: 'application_ids', header: 'Platforms', cell: platformsOf, value: platformsOf },
    {
      name: 'uses_count',
      header: t.uses,
      align: 'right',
      cell: ({ uses_count }) => (uses_count === 0 ? <span className={look.muted}>0</span> : uses_count),
      value: ({ uses_count }) => uses_count,
    },
  ];
}
