import type { WaitingReason } from '@move/domain/waitlist/waiting-reason.ts';
import type { ReasonFacts } from '../waitlist.messages.ts';

export const nl = {
  title: 'Wachtlijst',
  search: 'Naam of e-mailadres',
  add: 'Toevoegen',
  addTitle: 'Toevoegen aan de wachtlijst',
  again: 'Opslaan en nog iemand',
  columns: { position: 'Plaats', person: 'Naam', status: 'Status', why: 'Toelichting' },
  place: (position: number) => `Plaats ${position}`,
  left: (time: string) => `nog ${time}`,
  minutes: (count: number) => (count === 1 ? '1 minuut' : `${count} minuten`),
  hours: (count: number, minutes: number) => (minutes === 0 ? `${count} uur` : `${count} uur en ${minutes} min`),
  summary: {
    auto: 'Komt er een plek vrij, dan krijgt de eerste op de lijst automatisch een uitnodiging. De plek blijft 24 uur vrij.',
    manual: 'Automatisch uitnodigen staat uit: de snelste krijgt een vrije plek, tenzij je zelf iemand uitnodigt.',
    off: 'De wachtlijst van deze activiteit staat uit. Je kunt niemand toevoegen of uitnodigen.',
    over: 'Deze wachtlijst is gesloten: wat hier stond is begonnen of gaat niet door.',
    settings: 'Naar de instellingen van de activiteit',
  },
  empty: {
    title: 'Niemand op de wachtlijst',
    text: 'Is alles vol, dan zet je hier mensen die graag willen komen. Komt er een plek vrij, dan krijgt de eerste een mail met 24 uur om ja te zeggen.',
    off: 'Deze activiteit werkt zonder wachtlijst. Zet die aan bij de instellingen van de activiteit.',
    switchOn: 'Wachtlijst aanzetten',
  },
  reasons: {
    invited_kept: ({ until, isMailed }) =>
      isMailed
        ? `Uitgenodigd tot ${until}; de plek is gereserveerd`
        : `De mail gaat nu weg; de plek is gereserveerd tot ${until}`,
    invited_first_come: ({ until, isMailed }) =>
      isMailed
        ? `Uitgenodigd tot ${until}, zonder plek vast te houden: wie het eerst ja zegt komt`
        : `De mail gaat nu weg; geldig tot ${until}, zonder plek vast te houden`,
    accepted: ({ at }) => `Zei ja op ${at} en is ingeschreven`,
    declined: ({ at }) => `Zei nee op ${at}; de plek ging naar de volgende`,
    expired: ({ at }) => (at === '' ? 'Niet meer aan de beurt gekomen' : `Antwoordde niet voor ${at}`),
    removed: () => 'Van de lijst gehaald',
    off: () => 'Niet uitgenodigd: de wachtlijst staat uit',
    over: () => 'Niet uitgenodigd: het is begonnen of gaat niet door',
    closing: () => 'Niet uitgenodigd: de inschrijving is dicht of sluit binnen 10 minuten',
    age: () => 'Wordt overgeslagen: valt buiten de leeftijd',
    present: () => 'Wordt overgeslagen: neemt al deel',
    again: () => 'Staat opnieuw op de lijst',
    manual: () => 'Niet uitgenodigd: automatisch uitnodigen staat uit',
    behind: ({ ahead }) =>
      ahead === 1 ? 'Wacht: er is nog 1 persoon voor' : `Wacht: er zijn nog ${ahead} mensen voor`,
    next: () => 'Eerste in de rij: wordt uitgenodigd zodra er een plek vrijkomt',
    soon: () => 'Aan de beurt: wordt binnen een minuut uitgenodigd',
  } as Record<WaitingReason, (facts: ReasonFacts) => string>,
  invite: {
    action: 'Uitnodigen',
    done: (name: string) => `${name} is uitgenodigd; de mail is onderweg`,
    full: {
      title: (name: string) => `${name} uitnodigen zonder vrije plek?`,
      text: 'Er is nu geen plek vrij, dus er wordt niets vastgehouden. Wie van de genodigden het eerst ja zegt, krijgt de eerstvolgende plek.',
      confirm: 'Toch uitnodigen',
    },
    skips: {
      title: (name: string) => `${name} nu al uitnodigen?`,
      text: (count: number) =>
        count === 1
          ? 'Er is nog 1 persoon voor. Die houdt zijn plaats op de lijst.'
          : `Er zijn nog ${count} mensen voor. Zij houden hun plaats op de lijst.`,
      confirm: 'Uitnodigen',
    },
  },
  resend: {
    action: 'Opnieuw uitnodigen',
    done: (name: string) => `${name} heeft een nieuwe link gekregen. De oude werkt niet meer`,
    wait: (seconds: number) => `Kan over ${seconds} ${seconds === 1 ? 'seconde' : 'seconden'} weer`,
  },
  join: {
    action: 'Inschrijven',
    title: (name: string) => `${name} inschrijven?`,
    text: 'Voor iemand die aan de telefoon of balie ja zei. Die wordt deelnemer en krijgt een bevestiging. De betaling blijft open tot je die vastlegt.',
    confirm: 'Inschrijven',
    done: (name: string) => `${name} is ingeschreven`,
  },
  reasonsNot: {
    full: 'Er is geen plek vrij',
    invited: 'Al uitgenodigd',
    accepted: 'Is al ingeschreven',
    over: 'Begonnen of gaat niet door',
    closing: 'De inschrijving is dicht',
    present: 'Neemt al deel',
    again: 'Staat opnieuw op de lijst',
    age: 'Valt buiten de leeftijd',
  },
  remove: {
    action: 'Van de wachtlijst halen',
    title: (name: string) => `${name} van de wachtlijst halen?`,
    text: 'De plaats op de lijst vervalt. Dit kun je niet terugdraaien.',
    invited: 'De uitnodiging vervalt en deze persoon krijgt daarvan een mail. De plek gaat naar de volgende.',
    confirm: 'Van de lijst halen',
    done: (name: string) => `${name} staat niet meer op de wachtlijst`,
  },
};
