import { createLocationType, listLocationTypes, removeLocationType } from '@move/contract/taxonomy/location-types.ts';
import { listAllLocationTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { PictogramTile } from './PictogramTile.tsx';
import { taxonomyMessages } from './taxonomy.messages.ts';
import { typeColumns } from './type-columns.tsx';
import { useRemoveWord } from './use-remove-word.tsx';

const hrefOf = (id: number) => `/admin/location-types/${id}`;

/** The kinds of location that organisations choose from. */
export function LocationTypeList() {
  const t = useMessages(taxonomyMessages);
  const list = useList(listLocationTypes, {});
  const navigate = useNavigate();
  const [remove, dialog] = useRemoveWord(removeLocationType, [listLocationTypes, listAllLocationTypes]);
  const create = (
    <ActionLink to="/admin/location-types/create" needs={createLocationType}>
      {t.locationTypes.create}
    </ActionLink>
  );
  return (
    <>
      <ListScreen
        list={list}
        title={t.locationTypes.title}
        search={t.locationTypes.search}
        actions={create}
        record={(type) => ({ name: type.name, href: hrefOf(type.id), mark: <PictogramTile icon={type.icon} /> })}
        columns={typeColumns<(typeof list.rows)[number]>({ uses: t.locationTypes.uses, everywhere: t.everywhere })}
        menu={({ id, name, uses_count }) => [
          { label: t.edit, onClick: () => navigate(hrefOf(id)) },
          {
            label: t.remove,
            isDanger: true,
            onClick: () =>
              void remove({
                name,
                input: { params: { locationTypeId: id } },
                usedBy: uses_count > 0 ? [t.count.locations(uses_count)] : [],
              }),
          },
        ]}
        empty={{ ...t.locationTypes.empty, action: create }}
      />
      {dialog}
    </>
  );
}
