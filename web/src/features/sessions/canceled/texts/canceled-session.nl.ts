export const nl = {
  when: (day: string | null) => (day === null ? 'Deze sessie is afgelast.' : `Deze sessie is afgelast op ${day}.`),
  mailed: (who: string) => (who === '' ? 'Niemand kreeg een mail.' : `Mail gestuurd aan ${who}.`),
  audiences: { participants: 'deelnemers', waiting: 'wie op de wachtlijst stond', trainers: 'trainers' },
};
