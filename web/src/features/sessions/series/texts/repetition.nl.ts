import { plural, sessionsNl } from '../../../../platform/texts/counted.ts';

export const nl = {
  repeat: 'Herhalen',
  every: 'elke',
  units: { weeks: ['week', 'weken'], months: ['maand', 'maanden'], years: ['jaar', 'jaren'] },
  on: 'Op',
  stops: 'Stopt',
  end: { count: 'na aantal', until: 'op datum', open: 'nooit' },
  count: 'Aantal keren',
  until: 'Laatste dag',
  preview: 'Dit wordt gepland',
  /** The planned dates. */
  dates: {
    title: 'Dit wordt gepland',
    incomplete: 'Zodra de gegevens hierboven kloppen, staat hier wat je plant.',
    more: (count: number) => `Nog ${plural(count, 'datum', 'data')} tonen`,
    holidays: (count: number, names: string) =>
      `${count === 1 ? '1 datum valt' : `${count} data vallen`} op een vrije dag: ${names}.`,
    skip: 'Overslaan',
    keep: 'Toch plannen',
    skipped: (count: number, names: string) => `${sessionsNl(count)} overgeslagen: ${names}.`,
    unskip: 'Toch plannen',
    begun: (count: number) => `${sessionsNl(count)} ${count === 1 ? 'begint' : 'beginnen'} in het verleden.`,
    overlap: 'Sommige sessies beginnen voordat de vorige is afgelopen.',
    clash: (count: number, name: string) =>
      count === 1
        ? `Op 1 datum is de locatie al bezet (${name}).`
        : `Op ${count} data is de locatie al bezet (${name}).`,
    busy: (count: number, trainers: string, name: string) =>
      `${trainers}: ook bij ${name} op ${count === 1 ? '1 datum' : `${count} data`}.`,
    ownTime: 'eigen tijd',
    ownLocation: (name: string) => `andere locatie: ${name}`,
    changedAlone: 'los gewijzigd',
    ownTimeOf: (times: string) => `Alleen deze sessie is van ${times}. De reeks:`,
  },
};
