import { defineMessages } from '../../../platform/texts/messages.ts';

const nl = {
  sections: {
    when: { title: 'Wanneer', text: 'Tijden gelden op de plek zelf, ook als de klok verzet wordt.' },
    repeat: {
      title: 'Herhaling',
      text: 'Je ziet elke datum voordat je opslaat. Vrije dagen slaan we over, tenzij je anders kiest.',
    },
    spots: { title: 'Plekken en plaats', text: 'Wat je leeg laat, komt van de activiteit.' },
    window: { title: 'Inschrijven', text: 'Leeg is zoals bij de activiteit.' },
  },
  hints: { spots: 'Leeg is onbeperkt, 0 is gesloten', minutes: 'Minuten vóór de start' },
};

const en: typeof nl = {
  sections: {
    when: { title: 'When', text: 'Times are local to the venue, also when the clocks change.' },
    repeat: {
      title: 'Repetition',
      text: 'You see every date before you save. Holidays are skipped unless you choose otherwise.',
    },
    spots: { title: 'Spots and place', text: 'What you leave empty comes from the activity.' },
    window: { title: 'Sign-up', text: 'Empty is as for the activity.' },
  },
  hints: { spots: 'Empty is unlimited, 0 is closed', minutes: 'Minutes before the start' },
};

/** The texts of the session form, in their own file so that lists don't load them. */
export const sessionFormMessages = defineMessages({ nl, en });
