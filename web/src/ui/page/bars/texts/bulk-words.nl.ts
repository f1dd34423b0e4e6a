export const nl = {
  chosen: (count: string) => `${count} gekozen`,
  busy: 'Bezig…',
  chooseAll: (count: string) => `Alle ${count} kiezen`,
  actions: 'Acties',
  clear: 'Keuze wissen',
  region: 'Acties voor de gekozen rijen',
};
