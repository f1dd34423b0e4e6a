import { useState } from 'react';
import { linkLocation } from '@move/contract/locations/location-links.ts';
import {
  createLocation,
  listLocationCities,
  listLocations,
  removeLocation,
  restoreLocation,
} from '@move/contract/locations/locations.ts';
import { locationLabels } from '@move/contract/locations/locations.labels.ts';
import { listAllLocationTypes } from '@move/contract/taxonomy/taxonomy.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { Can, useCan } from '../../../platform/session/gate.tsx';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { ActionLink } from '../../../screens/links.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { useRemove } from '../../../screens/use-remove.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { cityOptions, locationColumns } from './location-columns.tsx';
import { locationMessages } from '../locations.messages.ts';

const LinkExisting = lazyPart(() => import('./LinkExisting.tsx').then((module) => module.LinkExisting));

/** The locations of one organisation: its own, and those of others that it uses. */
export function LocationList({ organizationId }: { organizationId: number }) {
  const t = useMessages(locationMessages);
  const list = useList(listLocations, { params: { organizationId } });
  const { remove } = useRemove({ remove: removeLocation, restore: restoreLocation, invalidates: [listLocations] });
  const mayRemove = useCan(removeLocation);
  const create = (
    <ActionLink to="create" needs={createLocation}>
      {t.create}
    </ActionLink>
  );
  return (
    <ListScreen
      list={list}
      title={t.title}
      search={t.search}
      actions={<LocationActions organizationId={organizationId} />}
      create={create}
      record={(row) => ({
        name: row.name,
        href: `/organizations/${organizationId}/locations/${row.id}/update`,
        image: imageSource(row.image_url, 'small'),
      })}
      columns={locationColumns<(typeof list.rows)[number]>(t, (row) =>
        row.is_admin ? t.mayEdit : t.managedBy(row.owner.name),
      )}
      filters={[
        {
          name: 'city',
          kind: 'several',
          label: locationLabels[useLocale()].city,
          options: readQueryOptions(listLocationCities, { params: { organizationId } }, cityOptions),
        },
        {
          name: 'typeId',
          kind: 'several',
          canBeEmpty: true,
          label: t.columns.types,
          options: readQueryOptions(listAllLocationTypes, {}, ({ location_types }) =>
            location_types.map(({ id, name }) => ({ value: String(id), label: name })),
          ),
        },
        { name: 'isHidden', label: t.hidden, kind: 'yes-no' },
      ]}
      removals={{
        organizationId,
        remove: removeLocation,
        restore: restoreLocation,
        paramsOf: (locationId) => ({ organizationId, locationId }),
      }}
      menu={({ id, name }) =>
        mayRemove
          ? [
              {
                label: t.removeNow,
                isDanger: true,
                onClick: () => void remove({ params: { organizationId, locationId: id } }, name),
              },
            ]
          : []
      }
      empty={t.empty}
    />
  );
}

/** The add button, and one to use an existing location. */
function LocationActions({ organizationId }: { organizationId: number }) {
  const t = useMessages(locationMessages).existing;
  const [isLinking, setLinking] = useState(false);
  return (
    <>
      <Can endpoint={linkLocation}>
        <Button variant="default" onClick={() => setLinking(true)}>
          {t.action}
        </Button>
      </Can>
      {isLinking && <LinkExisting organizationId={organizationId} onClose={() => setLinking(false)} />}
    </>
  );
}
