import { plural } from '../../../platform/texts/counted.ts';

export const nl = {
  title: 'Wat er verandert',
  sessions: 'Mensen melden zich aan per sessie.',
  bundles: 'Mensen melden zich één keer aan, voor alle sessies van een bundel samen.',
  products: 'De tabs Sessies en Bundels verdwijnen. Wat je verkoopt, staat bij de producten van de organisatie.',
  none: 'De tabs Sessies en Bundels verdwijnen. Mensen lezen alleen wat dit is.',
  toProducts: 'Naar de producten',
  kept: (sessions: number) =>
    `${plural(sessions, 'komende sessie blijft', 'komende sessies blijven')} bewaard, maar website en app tonen ze niet meer. Kies je dit weer, dan zijn ze terug.`,
  needs: {
    sessions: 'Een gepubliceerde activiteit heeft dan minstens één sessie nodig.',
    bundles: 'Een gepubliceerde activiteit heeft dan minstens één bundel nodig.',
  },
  blocked: (people: number) =>
    `Er ${people === 1 ? 'staat nog 1 deelnemer' : `staan nog ${people} deelnemers`} in komende sessies. Verplaats of verwijder die eerst.`,
};
