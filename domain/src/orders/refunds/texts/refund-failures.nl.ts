export const nl = {
  key: 'De sleutel van de betaaldienst werkt niet. De beheerder van het platform moet hem vernieuwen.',
  unknown: 'De betaaldienst kent deze betaling niet meer.',
  amount: 'Van deze betaling kan niet meer zo veel terug.',
  balance: 'Het saldo bij de betaaldienst is te laag. Probeer het opnieuw als er weer geld op staat.',
  closed: 'De rekening van de koper bestaat niet meer.',
  duplicate: 'De betaaldienst heeft net al zo’n terugbetaling gekregen. Probeer het later opnieuw.',
  unavailable: 'De betaaldienst was niet te bereiken. Probeer het later opnieuw.',
  notSetUp: 'Er is geen betaaldienst meer ingesteld.',
};
