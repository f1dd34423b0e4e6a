import { sessionsNl } from '../../../platform/texts/counted.ts';

export const nl = {
  also: (names: string) => `ook: ${names}`,
  participations: { title: 'Deelnames', none: 'Geen deelnames' },
  bundles: { title: 'Bundels', none: 'Geen bundels' },
  waiting: { title: 'Wachtlijsten', none: 'Op geen wachtlijst' },
  orders: { title: 'Bestellingen', none: 'Geen bestellingen' },
  toCome: (count: number) => (count === 0 ? 'afgelopen' : `nog ${sessionsNl(count)}`),
  from: (day: string) => `vanaf ${day}`,
  since: (day: string) => `sinds ${day}`,
  moreLines: (title: string, others: number) => `${title} en nog ${others}`,
  more: (count: number) => `Alleen de nieuwste ${count} staan hier.`,
  nothing: {
    title: 'Niets gevonden',
    text: (email: string) => `Met ${email} is hier niets geboekt of gekocht.`,
  },
  noAddress: {
    title: 'Van wie wil je alles zien?',
    text: 'Zoek met Ctrl K op naam of e-mailadres, en kies een deelnemer.',
  },
};
