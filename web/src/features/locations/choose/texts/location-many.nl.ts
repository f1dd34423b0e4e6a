export const nl = {
  title: (count: number) => (count === 1 ? 'Locatie van 1 rij' : `Locatie van ${count} rijen`),
  location: 'Nieuwe locatie',
  notify: 'Deelnemers krijgen een mail',
  confirm: (count: number) => (count === 1 ? '1 rij verplaatsen' : `${count} rijen verplaatsen`),
};
