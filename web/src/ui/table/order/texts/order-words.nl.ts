export const nl = {
  help: 'Druk op de spatiebalk om op te pakken, verplaats met de pijltjes en druk nog eens op de spatiebalk; Escape zet terug. Alt met een pijltje verplaatst meteen.',
  move: (name: string) => `${name} verplaatsen: sleep, of Alt + ↑ en Alt + ↓`,
  up: (name: string) => `${name} omhoog`,
  down: (name: string) => `${name} omlaag`,
  moved: (name: string, position: number) => `${name} staat nu op plek ${position}`,
};
