import { plural } from '../../../platform/texts/counted.ts';
import type { nl } from './activity-offer.nl.ts';

export const en: typeof nl = {
  copy: {
    action: 'Copy…',
    title: 'Copy activity',
    text: 'The copy is a draft, hidden until you publish. Participants, orders and waiting lists are not copied.',
    name: (name) => `${name} (copy)`,
    also: 'What do you want to copy?',
    save: 'Create copy',
    none: 'None',
    settings: 'Waiting list, age, sign-up period and cancellation',
    questions: (n) => plural(n, 'question', 'questions'),
    labels: (n) => plural(n, 'label', 'labels'),
    contacts: (n) => plural(n, 'contact', 'contacts'),
    sessions: (n) => `${plural(n, 'session', 'sessions')}, on the same days`,
    bundles: (n, sessions) =>
      `${plural(n, 'bundle', 'bundles')} with ${plural(sessions, 'session', 'sessions')} in total`,
  },
  typeChange: {
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
  },
};
