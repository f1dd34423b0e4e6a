import { peopleNl, plural, sessionsNl } from '../../../../platform/texts/counted.ts';

export const nl = {
  title: 'Sessie aanpassen',
  seriesTitle: 'Reeks aanpassen',
  confirm: (count: number) => `${sessionsNl(count)} aanpassen`,
  done: (count: number) => `${sessionsNl(count)} aangepast`,
  touched: 'Wat er verandert',
  moved: (count: number) => `${sessionsNl(count)} op een andere tijd`,
  created: (count: number) => `${sessionsNl(count)} erbij`,
  removed: (count: number) => `${sessionsNl(count)} ${count === 1 ? 'vervalt' : 'vervallen'}`,
  back: 'Toch niet',
  exceptions: (count: number) => `${count} eerder los gewijzigd: ${count === 1 ? 'houdt' : 'houden'} eigen tijd`,
  inPlace: 'Datums en tijden blijven zoals ze zijn',
  told: (count: number) => `${plural(count, 'bezette plek', 'bezette plekken')} met een andere tijd of locatie`,
  tell: 'Mail deelnemers, genodigden en trainers over de nieuwe tijd of locatie',
  tellHint: 'Wie betaald heeft krijgt altijd bericht als de begintijd verandert.',
  surplus: 'Deze sessies vervallen maar hebben deelnemers:',
  force: (people: number) =>
    `Toch laten vervallen: ${peopleNl(people)} ${people === 1 ? 'krijgt' : 'krijgen'} bericht en geld terug`,
};
