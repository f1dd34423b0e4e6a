export const nl = {
  title: 'Zoeken en springen',
  placeholder: 'Zoek of spring naar…',
  choose: 'kiezen',
  open: 'openen',
  newTab: 'nieuw tabblad',
  hint: 'Ook op e-mailadres, bestel- en factuurnummer',
  results: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  leaveScope: (scope: string) => `Niet meer alleen in ${scope} zoeken`,
  nothing: (query: string) => `Niets gevonden voor ‘${query}’`,
};
