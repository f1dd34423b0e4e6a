import { en } from './texts/location.en.ts';
import { nl } from './texts/location.nl.ts';

/** Messages about locations: opening hours, map, geofence, removal, links. */
export const locationMessages = { nl, en };
