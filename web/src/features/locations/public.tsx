export { useBulkLocation } from './choose/use-bulk-location.tsx';
export { LocationsPart } from './list/locations-part.tsx';
export { useKnownLocations } from './use-known-locations.ts';
