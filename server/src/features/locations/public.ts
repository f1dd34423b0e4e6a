export { addLocation } from './change-location.ts';
