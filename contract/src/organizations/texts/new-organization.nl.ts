import { nl as locations } from '../../locations/texts/locations.nl.ts';
import { nl as organizations } from './organizations.nl.ts';
export const nl = { ...locations, ...organizations, location: 'Locatie' };
