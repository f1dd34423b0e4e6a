import { plural } from '../../../platform/texts/counted.ts';
import type { nl } from './activity-type.nl.ts';

export const en: typeof nl = {
  title: 'What changes',
  sessions: 'People sign up for each session.',
  bundles: 'People sign up once, for all sessions of a bundle together.',
  products: 'The tabs Sessions and Bundles disappear. What you sell is listed under the organisation’s products.',
  none: 'The tabs Sessions and Bundles disappear. People only see the information.',
  toProducts: 'To the products',
  kept: (sessions) =>
    `${plural(sessions, 'upcoming session is kept', 'upcoming sessions are kept')}, but no longer shown in the app and on the website. Change the type back to show them again.`,
  needs: {
    sessions: 'A published activity then needs at least one session.',
    bundles: 'A published activity then needs at least one bundle.',
  },
  blocked: (people) =>
    `${people === 1 ? '1 participant is' : `${people} participants are`} signed up for upcoming sessions. You can’t change the type until they are moved or removed.`,
};
