import { listApplicationLocations, listLocationsOfApplication } from '@move/contract/locations/locations.ts';
import { useMemo } from 'react';
import { useRead } from '../../../platform/api/reads.ts';
import { useGate } from '../../../platform/session/gate.tsx';
import { mapLocations, type MapLocations, NO_LOCATIONS } from './map-locations.ts';

const PLACES_MAX = 250;

/** The platform's locations and their towns, for orientation on a map without streets. */
export function useMapLocations(applicationId: number): MapLocations {
  const { can, role } = useGate();
  const isSuperadmin = role('superadmin');
  const query = { itemsPerPage: PLACES_MAX };
  const any = useRead(listLocationsOfApplication, { params: { applicationId }, query }, { enabled: isSuperadmin });
  const own = useRead(listApplicationLocations, { query }, { enabled: !isSuperadmin && can('view-locations') });
  const locations = (isSuperadmin ? any : own).data?.locations;
  return useMemo(() => (locations === undefined ? NO_LOCATIONS : mapLocations(locations)), [locations]);
}
