import { plural, sessionsNl } from '../../../../platform/texts/counted.ts';

type Records = 'sessions' | 'activities';

const named = (count: number, records: Records) =>
  records === 'sessions' ? sessionsNl(count) : plural(count, 'activiteit', 'activiteiten');

export const nl = {
  title: (count: number, records: Records) => `Locatie van ${named(count, records)}`,
  location: 'Nieuwe locatie',
  notify: 'Deelnemers krijgen een mail',
  mails: (count: number) =>
    count === 0
      ? 'Niemand krijgt een andere locatie.'
      : `${plural(count, 'bezette plek', 'bezette plekken')} op een andere locatie: één mail per plek.`,
  confirm: (count: number, records: Records) => `${named(count, records)} verplaatsen`,
};
