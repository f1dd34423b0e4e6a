export const nl = {
  title: 'Sneltoetsen',
  text: 'Ze werken niet terwijl je typt.',
  singleKeys: 'Toetsen zonder Ctrl of Alt gebruiken',
  or: 'of',
  next: 'dan',
};
