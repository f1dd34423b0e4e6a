import { plural, sessionsNl } from '../../../../platform/texts/counted.ts';

type Records = 'sessions' | 'activities';

const countText = (count: number, records: Records) =>
  records === 'sessions' ? sessionsNl(count) : plural(count, 'activiteit', 'activiteiten');

export const nl = {
  title: (count: number, records: Records) => `Locatie van ${countText(count, records)} wijzigen`,
  location: 'Nieuwe locatie',
  notify: 'Deelnemers mailen',
  mails: (count: number) => {
    if (count === 0) return 'Er is niemand om te mailen.';
    return count === 1
      ? 'Er gaat 1 mail uit.'
      : `Er gaan ${count} mails uit: één voor elke bezette plek die van locatie verandert.`;
  },
  confirm: 'Locatie wijzigen',
};
