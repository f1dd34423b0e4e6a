export const nl = {
  toHandOver: (amount: string) =>
    `Geef ${amount} contant terug. Bij Financiën, Bestellingen vink je het af, in de weergave ‘Contant terug te geven’`,
};
