import { en as locations } from '../../locations/texts/locations.en.ts';
import { en as organizations } from './organizations.en.ts';
import type { nl } from './new-organization.nl.ts';

export const en: typeof nl = { ...locations, ...organizations, location: 'Location' };
