import { later } from '../../ui/later.tsx';

export { useBulkLocation } from './choose/use-bulk-location.tsx';
export { useKnownLocations } from './use-known-locations.ts';

/** A tab of a platform, loaded when it opens. */
export const LocationsPart = later(() =>
  import('./list/ApplicationLocationList.tsx').then((module) => module.LocationsPart),
);
