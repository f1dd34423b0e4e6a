export const nl = {
  cancel: 'Afgelasten',
  move: 'Locatie…',
  remove: 'Verwijderen',
  removed: (count: number) => (count === 1 ? 'De sessie is verwijderd.' : `${count} sessies zijn verwijderd.`),
  restored: (count: number) => (count === 1 ? 'De sessie is terug' : `${count} sessies zijn terug`),
};
