import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { ActionLink } from '../../../screens/links.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { typeColumns, type TypeRow } from './type-columns.tsx';

type Kind<Row> = {
  /** E.g. `/admin/location-types`. */
  path: string;
  words: 'locationTypes' | 'productTypes';
  create: Endpoint;
  remove: (row: Row) => void;
};

/** The props that the lists of location types and product types share: all except their rows. */
export function useTypeList<Row extends TypeRow>({ path, words, create, remove }: Kind<Row>) {
  const t = useMessages(taxonomyMessages);
  const navigate = useNavigate();
  const own = t[words];
  const hrefOf = ({ id }: Row) => `${path}/${id}`;
  const action = (
    <ActionLink to={`${path}/create`} needs={create}>
      {own.create}
    </ActionLink>
  );
  return {
    title: own.title,
    search: own.search,
    actions: action,
    record: (row: Row) => ({ name: row.name, href: hrefOf(row) }),
    columns: typeColumns<Row>({ uses: own.uses, everywhere: t.everywhere }),
    menu: (row: Row) => [
      { label: t.edit, onClick: () => navigate(hrefOf(row)) },
      { label: t.remove, isDanger: true, onClick: () => remove(row) },
    ],
    empty: { ...own.empty, action },
  };
}
