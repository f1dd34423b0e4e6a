import type { Locale } from '@move/domain/kit/messages/locale.ts';

export type Statement = {
  title: string;
  intro: string;
  parts: readonly { title: string; text: string; points: readonly string[] }[];
  contact: { title: string; text: string; link: string; without: string };
  back: string;
};

/** What was checked, how, and the known shortcomings: update it with every check. */
export const STATEMENT: Readonly<Record<Locale, Statement>> = {
  nl: {
    title: 'Toegankelijkheid',
    intro:
      'Iedereen moet met Move kunnen werken, ook wie geen muis gebruikt, slecht ziet of snel afgeleid is. We volgen WCAG 2.2, niveau A en AA. Move voldoet daar gedeeltelijk aan. Bijgewerkt op 26 november 2026.',
    parts: [
      {
        title: 'Wat is gecontroleerd',
        text: 'Alle schermen van het beheer: van inloggen tot inchecken, plannen, verkopen en uitbetalen.',
        points: [
          'Elk scherm automatisch met axe-core, op een computer (1440 pixels) en een telefoon (390 pixels), in beide talen en in licht en donker, maar niet in elke combinatie daarvan.',
          'De belangrijkste taken van een medewerker, alleen met het toetsenbord.',
          'De schermen voor activiteiten, agenda en inchecken met Tab, op vier maten tot een vergroting van 400 %: wat gekozen is, blijft in beeld.',
          'Twintig schermen op 320 pixels breed, ook met ruimere letters en regels: er hoeft niet opzij gescrold te worden.',
          'Drie schermen met hoge contrastkleuren.',
          'Elk scherm heeft een eigen titel en de juiste taal: ook dat controleren we automatisch.',
        ],
      },
      {
        title: 'Wat nog niet goed is',
        text: 'Dit weten we, en hieraan wordt gewerkt.',
        points: [
          'Move is nog niet getest met een schermlezer door iemand die daar elke dag mee werkt.',
          'Met de hoge contrastkleuren van Windows laat de agenda niet zien welke locatie een sessie heeft: daar staat alleen een kleur voor. Wie erop klikt, leest de locatie.',
          'Andere schermen dan die hierboven zijn bij een vergroting van 400 % niet met de hand nagelopen.',
          'De kaart zelf is niet met een schermlezer te lezen. Een adres kun je altijd ook typen.',
          'Een pdf van een factuur is gelabeld, maar niet door een mens nagelopen.',
        ],
      },
      {
        title: 'Wat helpt',
        text: 'Deze dingen kun je zelf instellen of gebruiken.',
        points: [
          'Licht, donker of zoals je apparaat: onder je naam.',
          'Sneltoetsen van één letter kun je uitzetten: druk op ? en haal het vinkje weg.',
          'Wat je sleept, kun je ook met knoppen of toetsen verplaatsen.',
          'Je sessie wordt vanzelf verlengd. Verloopt hij toch, dan blijft staan wat je typte.',
        ],
      },
    ],
    contact: {
      title: 'Loop je ergens tegenaan?',
      text: 'Vertel ons op welk scherm, wat je wilde doen en waarmee je werkt. Dan zoeken we een oplossing, en tot die er is een andere manier.',
      link: 'Naar de ondersteuning',
      without: 'Neem contact op met de beheerder van je platform.',
    },
    back: 'Naar het begin',
  },
  en: {
    title: 'Accessibility',
    intro:
      'Everybody must be able to work with Move, also without a mouse, with poor sight or when easily distracted. We follow WCAG 2.2, levels A and AA. Move meets it partly. Updated on 26 November 2026.',
    parts: [
      {
        title: 'What was checked',
        text: 'All screens of the back office: from logging in to checking in, planning, selling and paying out.',
        points: [
          'Every screen automatically with axe-core, on a computer (1440 pixels) and a phone (390 pixels), in both languages and in light and dark, but not in every combination of them.',
          'The main tasks of staff, with the keyboard alone.',
          'The screens of activities, calendar and check-in with Tab, in four sizes up to 400 % zoom: what has the focus stays in sight.',
          'Twenty screens at a width of 320 pixels, also with wider letters and lines: nobody has to scroll sideways.',
          'Three screens with high contrast colours.',
          'Every screen has a title of its own and the right language: this is checked automatically too.',
        ],
      },
      {
        title: 'What is not right yet',
        text: 'We know this, and work on it.',
        points: [
          'Move has not been tested with a screen reader by somebody who uses one every day.',
          'With the high contrast colours of Windows the calendar doesn’t show where a session is: only a colour does. The session itself says it.',
          'Other screens than those above have not been gone through by hand at 400 % zoom.',
          'The map itself can’t be read with a screen reader. An address can always be typed instead.',
          'A PDF of an invoice is tagged, but nobody has gone through it by hand.',
        ],
      },
      {
        title: 'What helps',
        text: 'You can set or use these yourself.',
        points: [
          'Light, dark or as your device: under your name.',
          'Shortcuts of a single letter can be switched off: press ? and clear the box.',
          'What you drag can also be moved with buttons or keys.',
          'Your session is renewed by itself. If it ends all the same, what you typed stays.',
        ],
      },
    ],
    contact: {
      title: 'Something in your way?',
      text: 'Tell us on which screen, what you wanted to do and what you work with. We look for a solution, and for another way until it is there.',
      link: 'To support',
      without: 'Contact the administrator of your platform.',
    },
    back: 'To the start',
  },
};
