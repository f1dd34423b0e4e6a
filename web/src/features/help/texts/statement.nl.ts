import type { AccessibilityStatement } from '../accessibility-statement.ts';

export const nl: AccessibilityStatement = {
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
        'De schermen voor activiteiten, agenda en inchecken met Tab, op vier maten tot een vergroting van 400%: wat gekozen is, blijft in beeld.',
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
        'Andere schermen dan die hierboven zijn bij een vergroting van 400% niet met de hand nagelopen.',
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
};
