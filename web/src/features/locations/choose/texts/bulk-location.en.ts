import { plural, sessionsEn } from '../../../../platform/texts/counted.ts';
import type { nl } from './bulk-location.nl.ts';

type Records = 'sessions' | 'activities';

const countText = (count: number, records: Records) =>
  records === 'sessions' ? sessionsEn(count) : plural(count, 'activity', 'activities');

export const en: typeof nl = {
  title: (count, records) => `Change location of ${countText(count, records)}`,
  location: 'New location',
  notify: 'E-mail participants',
  mails: (count) => {
    if (count === 0) return 'There is no one to e-mail.';
    return count === 1 ? '1 e-mail is sent.' : `${count} e-mails: one for each taken spot that changes location.`;
  },
  confirm: 'Change location',
};
