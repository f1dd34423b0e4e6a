import {
  getApplicationLocation,
  getLocation,
  linkLocation,
  type Location,
  updateLocationLink,
} from '@move/contract/locations/locations.ts';
import { listOrganizationChoices } from '@move/contract/organizations/organization-choices.ts';
import { api } from '../../platform/api.ts';
import { useCall } from '../../platform/calls.ts';
import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { AsyncPickerInput } from '../../ui/inputs/AsyncPickerInput.tsx';
import { SwitchInput } from '../../ui/inputs/CheckboxInput.tsx';
import { RailPart } from '../../ui/page/FormSection.tsx';
import { notify } from '../../platform/notify.ts';
import { locationMessages } from './locations.messages.ts';

/** The organisations that use a location; an admin of the platform says which of them may edit it (R3-35). */
export function LocationUsers({ location }: { location: Location }) {
  const t = useMessages(locationMessages);
  const mayDecide = useCan(updateLocationLink);
  const { call, isPending } = useCall(updateLocationLink, { invalidates: [getLocation, getApplicationLocation] });
  return (
    <RailPart title={t.users}>
      <ul>
        {location.organizations.map(({ id, name, is_admin }) => (
          <li key={id}>
            {mayDecide ? (
              <SwitchInput
                label={name}
                description={is_admin ? t.mayEdit : t.mayUse}
                value={is_admin}
                disabled={isPending}
                onChange={(may) =>
                  void call({ params: { organizationId: id, locationId: location.id }, body: { is_admin: may } })
                }
              />
            ) : (
              <p>
                {name}
                <span className="muted"> {is_admin ? t.mayEdit : t.mayUse}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      {mayDecide && (
        <div style={{ marginTop: 14 }}>
          <LinkOrganization location={location} />
        </div>
      )}
    </RailPart>
  );
}

/** Lets one more organisation of the platform use the location (D1.8). */
function LinkOrganization({ location }: { location: Location }) {
  const t = useMessages(locationMessages);
  const { call, isPending } = useCall(linkLocation, { invalidates: [getLocation, getApplicationLocation] });
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
