export const nl = {
  chooseFile: 'Kies een bestand',
  chooseImage: 'Kies een afbeelding',
  orDrop: 'of sleep of plak hier',
  onlyOne: 'Kies één bestand tegelijk',
  preparing: 'Voorbereiden…',
  percentage: (percentage: number) => `${percentage}% geüpload`,
  progress: (label: string) => `Voortgang van ${label}`,
  cancel: (label: string) => `Uploaden van ${label} annuleren`,
  there: 'De afbeelding is toegevoegd',
  empty: 'Geen afbeelding',
  replace: 'Vervangen',
};
