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
};
