export { addManyLocations } from './add-many-locations.ts';
export { createLocation } from './create-location.ts';
