export { addManyLocations } from './add-many-locations.ts';
export { createLocation } from './change-location.ts';
