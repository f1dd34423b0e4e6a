import { linkLocation, updateLocationLink } from '@move/contract/locations/location-links.ts';
import { getApplicationLocation, getLocation, type Location } from '@move/contract/locations/locations.ts';
import { listLinkedOrganizations } from '@move/contract/locations/linked-organizations.ts';
import { listOrganizationChoices } from '@move/contract/organizations/organization-choices.ts';
import { api } from '../../../platform/api/api.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { AsyncPickerInput } from '../../../ui/inputs/choices/AsyncPickerInput.tsx';
import { RailPart } from '../../../ui/page/FormSection.tsx';
import { LinkedOrganizations } from './LinkedOrganizations.tsx';
import { locationMessages } from '../locations.messages.ts';
import { locationFormMessages } from './location-form.messages.ts';
import * as look from '../../../ui/look/look.module.css';

/** The organisations that use a location. Users who may share the location also change the links; others only see them. */
export function LocationUsers({ location }: { location: Location }) {
  const t = useMessages(locationFormMessages);
  const { mayEdit, mayUse } = useMessages(locationMessages);
  const isAdministrator = useCan(updateLocationLink);
  const { may, organizations } = location;
  if (!may.share) {
    return (
      <RailPart title={t.users}>
        <ul>
          {organizations.map(({ id, name, is_admin }) => (
            <li key={id}>
              <p>
                {name}
                <span className={look.muted}> {is_admin ? mayEdit : mayUse}</span>
              </p>
            </li>
          ))}
        </ul>
      </RailPart>
    );
  }
  return (
    <RailPart title={t.users}>
      <LinkedOrganizations location={location} />
      {isAdministrator && (
        <div style={{ marginTop: 14 }}>
          <LinkOrganization location={location} />
        </div>
      )}
    </RailPart>
  );
}

/** Links another organisation of the platform to the location. */
function LinkOrganization({ location }: { location: Location }) {
  const t = useMessages(locationFormMessages);
  const { call, isPending } = useCall(linkLocation, {
    invalidates: [listLinkedOrganizations, getLocation, getApplicationLocation],
  });
  const known = new Set(location.organizations.map(({ id }) => id));
  const link = async (organizationId: number, name: string) => {
    const { ok } = await call({ params: { organizationId, locationId: location.id } });
    if (ok) notify.success(t.link.done(name));
  };
  return (
    <AsyncPickerInput<number>
      label={t.link.label}
      value={null}
      disabled={isPending}
      search={async (search, signal) => {
        const { organizations } = await api(
          listOrganizationChoices,
          { query: { search, itemsPerPage: 10 } },
          { signal },
        );
        return organizations.filter(({ id }) => !known.has(id)).map(({ id, name }) => ({ value: id, label: name }));
      }}
      onChange={(id, option) => id !== null && void link(id, option?.label ?? '')}
    />
  );
}
