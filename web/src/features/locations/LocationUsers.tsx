import {
  getApplicationLocation,
  getLocation,
  type Location,
  updateLocationLink,
} from '@move/contract/locations/locations.ts';
import { useCall } from '../../platform/calls.ts';
import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { SwitchInput } from '../../ui/inputs/CheckboxInput.tsx';
import { RailPart } from '../../ui/page/FormSection.tsx';
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
    </RailPart>
  );
}
