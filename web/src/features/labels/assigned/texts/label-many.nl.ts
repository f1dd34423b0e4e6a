export const nl = {
  action: 'Labels…',
  title: (count: number) => (count === 1 ? 'Labels van 1 rij' : `Labels van ${count} rijen`),
  text: 'De andere labels blijven zoals ze zijn.',
  what: 'Wat wil je doen?',
  giving: 'Geven',
  taking: 'Weghalen',
  labels: 'Labels',
  give: (count: number) => (count === 1 ? 'Aan 1 rij geven' : `Aan ${count} rijen geven`),
  take: (count: number) => (count === 1 ? 'Bij 1 rij weghalen' : `Bij ${count} rijen weghalen`),
};
