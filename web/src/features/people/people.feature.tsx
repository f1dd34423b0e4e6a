import type { Guard } from '@move/domain/access/guard.ts';
import type { Feature } from '../../platform/menu/feature.ts';
import { namesIn } from '../../platform/menu/names.ts';
import { en } from './texts/menu.en.ts';
import { nl } from './texts/menu.nl.ts';

const name = namesIn({ nl, en });
const needs: Guard = ['manage-participants', 'view-rates'];
const load = () => import('./PersonScreen.tsx').then((module) => module.PersonScreen);

/** Everything of the address in the query: of one organisation, or of all on the platform. */
export const peopleFeature: Feature = {
  routes: [
    { path: '/application/people', needs, crumb: name('person'), load },
    { path: '/organizations/$organizationId/people', needs, crumb: name('person'), load },
  ],
};
