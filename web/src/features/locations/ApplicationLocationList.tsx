import { listApplicationLocations } from '@move/contract/locations/locations.ts';
import { listAllLocationTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { imageSource } from '../../platform/image-source.ts';
import { useMessages } from '../../platform/messages.ts';
import { question } from '../../platform/reads.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { locationColumns } from './location-columns.tsx';
import { locationMessages } from './locations.messages.ts';

/** All locations of the platform, whoever owns them. */
export function ApplicationLocationList() {
  const t = useMessages(locationMessages);
  const list = useList(listApplicationLocations, {});
  return (
    <ListScreen
      list={list}
      title={t.title}
      search={t.search}
      record={(row) => ({
        name: row.name,
        href: `/application/locations/${row.id}/update`,
        image: imageSource(row.image_url, 'small'),
      })}
      columns={locationColumns<(typeof list.rows)[number]>(
        { ...t, columns: { ...t.columns, rights: t.columns.owner } },
        (row) => row.owner.name,
      )}
      filters={[
        {
          name: 'typeId',
          label: t.columns.types,
          options: question(listAllLocationTypes, {}, ({ location_types }) =>
            location_types.map(({ id, name }) => ({ value: String(id), label: name })),
          ),
        },
        { name: 'isHidden', label: t.hidden, kind: 'yes-no' },
      ]}
      empty={t.emptyPlatform}
    />
  );
}
