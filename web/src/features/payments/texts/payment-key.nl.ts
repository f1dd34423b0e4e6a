export const nl = {
  title: 'Rekening bij Mollie',
  text: 'Zonder eigen sleutel lopen online betalingen via de rekening van de installatie.',
  key: 'Sleutel',
  current: (last4: string) => `Er is een sleutel ingesteld, eindigend op ${last4}.`,
  none: 'Er is geen eigen sleutel ingesteld.',
  since: (moment: string) => `Ingesteld op ${moment}.`,
  hint: 'Begint met live_; een testsleutel (test_) kan alleen in een proefomgeving. De sleutel is daarna niet meer te zien.',
  password: 'Om zeker te weten dat jij het bent. Alle superadmins krijgen een mail.',
  save: 'Sleutel instellen',
  replace: 'Sleutel vervangen',
  remove: 'Sleutel verwijderen',
  saved: 'De sleutel is ingesteld',
  removed: 'De sleutel is verwijderd',
  removing: {
    title: 'Sleutel verwijderen?',
    text: 'Nieuwe betalingen lopen daarna via de rekening van de installatie. Eerdere betalingen kun je dan niet meer automatisch terugbetalen.',
    confirm: 'Verwijderen',
  },
  otherDriver: {
    test: 'Deze installatie gebruikt proefbetalingen; de sleutel telt pas als Mollie is gekozen.',
    none: 'Online betalen staat op deze installatie uit; de sleutel telt pas als Mollie is gekozen.',
  },
};
