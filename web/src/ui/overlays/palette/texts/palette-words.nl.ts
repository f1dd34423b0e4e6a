export const nl = {
  title: 'Zoeken en springen',
  placeholder: 'Zoek of spring naar…',
  choose: 'kiezen',
  open: 'openen',
  newTab: 'nieuw tabblad',
  hints: {
    people: 'Ook op e-mailadres',
    orders: 'Ook op e-mailadres en bestelnummer',
    invoices: 'Ook op e-mailadres, bestel- en factuurnummer',
    coupons: 'Ook op e-mailadres, nummer en vouchercode',
  },
  results: (count: number) => (count === 1 ? '1 resultaat' : `${count} resultaten`),
  leaveScope: (scope: string) => `Niet meer alleen in ${scope} zoeken`,
  nothing: (query: string) => `Niets gevonden voor ‘${query}’`,
};
