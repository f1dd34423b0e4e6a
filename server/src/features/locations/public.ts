export { addManyLocations } from './add-many-locations.ts';
export { addLocation } from './change-location.ts';
