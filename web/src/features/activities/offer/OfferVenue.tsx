import type { updateActivity } from '@move/contract/activities/activities.ts';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ErrorBoundary } from '../../../ui/page/errors/ErrorBoundary.tsx';
import type { Coordinates } from '../../../ui/inputs/map/MapField.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { useKnownLocations } from '../../locations/public.tsx';
import { activityMessages } from '../activities.messages.ts';
import { LocationInput } from './LocationInput.tsx';
import { withStored } from './with-stored.ts';
import * as look from '../../../ui/look/look.module.css';
import * as mapStyles from '../../../ui/inputs/map/map.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as pageStyles from '../../../ui/page/page.module.css';

const PinMap = lazyPart(
  () => import('../../../ui/inputs/map/PinMap.tsx').then((module) => module.PinMap),
  <div className={`${mapStyles.frame} ${pageStyles.skeleton}`} aria-busy="true" />,
);

type OfferVenueProps = {
  fields: FieldComponents<Pick<BodyValues<typeof updateActivity>, 'location_id'>>;
  organizationId: number;
  /** The stored location; it may no longer be one of the organisation's. */
  stored: LocationChoice | null;
};

type LocationChoice = {
  id: number;
  name: string;
  street: string;
  house_number: string;
  zipcode: string;
  city: string;
  latitude: number | null;
  longitude: number | null;
};

/** Chooses one of the organisation's locations, or none, and shows its map. */
export function OfferVenue({ fields, organizationId, stored }: OfferVenueProps) {
  const [typed, setTyped] = useState('');
  const locations = withStored<LocationChoice>(useKnownLocations(organizationId, [typed]).rows, stored);
  const { Field } = fields;
  return (
    <>
      <Field
        name="location_id"
        input={LocationInput}
        locations={locations}
        onSearch={setTyped}
        inWords={(value) => locations.find(({ id }) => id === value)?.name ?? null}
      />
      <ChosenLocation locations={locations} organizationId={organizationId} chosen={fields.useValue('location_id')} />
    </>
  );
}

type ChosenPlaceProps = {
  locations: readonly LocationChoice[];
  organizationId: number;
  chosen: number | null | undefined;
};

/** Address and map of the currently chosen location, saved or not. */
function ChosenLocation({ locations, organizationId, chosen }: ChosenPlaceProps) {
  const t = useMessages(activityMessages).location;
  const location = locations.find(({ id }) => id === chosen);
  if (location === undefined) return null;
  const { id, street, house_number, zipcode, city, latitude, longitude } = location;
  return (
    <FieldSpan columns={6}>
      <p style={{ margin: '0 0 10px' }}>
        {street} {house_number}, {zipcode} {city}{' '}
        <Link
          className={buttonStyles.linkButton}
          style={{ marginLeft: 4 }}
          to={`/organizations/${organizationId}/locations/${id}/update`}
        >
          {t.edit}
        </Link>
      </p>
      {latitude === null || longitude === null ? (
        <p className={look.muted}>{t.noPin}</p>
      ) : (
        <MapPreview label={t.map} pin={{ latitude, longitude }} />
      )}
    </FieldSpan>
  );
}

/** A map with a fixed pin. */
function MapPreview({ label, pin }: { label: string; pin: Coordinates }) {
  return (
    <ErrorBoundary>
      <PinMap key={`${pin.latitude} ${pin.longitude}`} label={label} value={pin} onChange={() => {}} isFixed />
    </ErrorBoundary>
  );
}
