import type { nl } from './mail-problem.nl.ts';

export const en: typeof nl = {
  failed: (to, moment) => `The e-mail to ${to} on ${moment} did not arrive.`,
  reason: (reply) => `The mail server says: ${reply}`,
  next: (to) => `If you e-mail it again, it goes to ${to}.`,
  overdue: (to) =>
    `This invoice has not been e-mailed yet. It is more than a week old, so it won’t be e-mailed automatically. The e-mail goes to ${to}.`,
  entry: 'E-mailing failed',
};
