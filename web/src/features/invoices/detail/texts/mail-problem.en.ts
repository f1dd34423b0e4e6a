import type { nl } from './mail-problem.nl.ts';

export const en: typeof nl = {
  failed: (to, moment) => `The mail to ${to} of ${moment} did not arrive.`,
  reason: (reply) => `The mail server says: ${reply}`,
  next: (to) => `Mailing it again goes to ${to}.`,
  overdue: (to) =>
    `This invoice was not mailed yet. It is more than a week old, so it is no longer mailed automatically. The mail goes to ${to}.`,
  entry: 'Mailing failed',
};
