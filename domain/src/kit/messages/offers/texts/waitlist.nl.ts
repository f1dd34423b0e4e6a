export const nl = {
  'waitlist.over': 'Deze wachtlijst is gesloten: de sessie of bundel is begonnen of gaat niet door',
  'waitlist.closing':
    'De inschrijving sluit te snel om nog iemand uit te nodigen. Voeg de persoon zelf toe als deelnemer.',
  'waitlist.present': 'Deze persoon neemt al deel',
  'waitlist.again': 'Deze persoon staat opnieuw op de wachtlijst',
  'waitlist.age': 'Deze persoon valt buiten de leeftijd van de activiteit',
};
