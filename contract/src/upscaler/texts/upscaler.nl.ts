export const nl = {
  public_key: 'Sleutel',
  task: 'Taak',
  file: 'Bestand',
  tool: 'Bewerking',
  multiplier: 'Vergrotingsfactor',
  files: 'Bestanden',
};
