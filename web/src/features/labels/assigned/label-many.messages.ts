import { defineMessages } from '../../../platform/texts/messages.ts';

// separate: every list with selectable records loads them
const nl = {
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

const en: typeof nl = {
  action: 'Labels…',
  title: (count) => (count === 1 ? 'Labels of 1 row' : `Labels of ${count} rows`),
  text: 'The other labels stay as they are.',
  what: 'What would you like to do?',
  giving: 'Give',
  taking: 'Take off',
  labels: 'Labels',
  give: (count) => (count === 1 ? 'Give to 1 row' : `Give to ${count} rows`),
  take: (count) => (count === 1 ? 'Take off 1 row' : `Take off ${count} rows`),
};

export const labelManyMessages = defineMessages({ nl, en });
