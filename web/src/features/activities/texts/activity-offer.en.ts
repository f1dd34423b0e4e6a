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
};
