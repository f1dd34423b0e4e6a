import { createLocationType, listLocationTypes, removeLocationType } from '@move/contract/taxonomy/location-types.ts';
import { listAllLocationTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useBulkRemoval } from '../../../screens/list/bulk/use-bulk-removal.ts';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { PictogramTile } from '../pictograms/PictogramTile.tsx';
import { taxonomyMessages } from '../taxonomy.messages.ts';
import { useRemoveWord } from '../use-remove-word.tsx';
import { useTypeList } from './use-type-list.tsx';

/** The location types that organisations choose from. */
export function LocationTypeList() {
  const { count } = useMessages(taxonomyMessages);
  const list = useList(listLocationTypes, {});
  const [remove, dialog] = useRemoveWord(removeLocationType, [listLocationTypes, listAllLocationTypes]);
  const parts = useTypeList<(typeof list.rows)[number]>({
    path: '/admin/location-types',
    words: 'locationTypes',
    create: createLocationType,
    remove: ({ id, name, uses_count }) => {
      const usedBy = uses_count > 0 ? [count.locations(uses_count)] : [];
      void remove({ name, input: { params: { locationTypeId: id } }, usedBy });
    },
  });
  const bulk = useBulkRemoval({
    remove: removeLocationType,
    paramsOf: (locationTypeId) => ({ locationTypeId }),
    invalidates: [listAllLocationTypes],
  });
  return (
    <>
      <ListScreen
        list={list}
        {...parts}
        bulk={bulk}
        record={(type) => ({ ...parts.record(type), mark: <PictogramTile icon={type.icon} /> })}
      />
      {dialog}
    </>
  );
}
