export const nl = {
  'waitlist.over': 'Deze wachtlijst is gesloten: de sessie of bundel is begonnen of gaat niet door',
  'waitlist.closing':
    'De inschrijving sluit te snel om nog iemand uit te nodigen. Voeg de persoon zelf toe als deelnemer.',
  'waitlist.present': 'Deze persoon neemt al deel',
  'waitlist.again': 'Deze persoon staat opnieuw op de wachtlijst',
  'waitlist.age': 'Deze persoon valt buiten de leeftijd van de activiteit',
  // said by the server only
  'waitlist.none':
    'Deze activiteit werkt niet met een wachtlijst. Zet de wachtlijst aan bij de instellingen van de activiteit.',
  'waitlist.duplicate': 'Deze persoon staat al op de wachtlijst',
  'waitlist.open': 'Deze persoon is al uitgenodigd. Stuur de uitnodiging opnieuw.',
  'waitlist.not_invited': 'Deze persoon is nog niet uitgenodigd',
  'waitlist.accepted': 'Deze uitnodiging is al geaccepteerd',
  'waitlist.removed': 'Deze persoon staat niet meer op de wachtlijst',
  'waitlist.declined': 'Je hebt deze uitnodiging afgewezen',
  'waitlist.expired': 'Deze uitnodiging is verlopen',
  'waitlist.withdrawn': 'Deze uitnodiging is ingetrokken; je staat weer op de wachtlijst',
  'waitlist.canceled': 'Dit gaat niet door',
  'waitlist.full': 'De laatste plek is net vergeven; je staat weer op de wachtlijst',
  'waitlist.booked': 'Je doet al mee, dus deze uitnodiging is niet meer nodig. Een vrije plek gaat naar de volgende.',
  'waitlist.booked_part':
    'Op jouw naam staat al een inschrijving die nog niet is betaald, of voor een deel van de sessies. Je uitnodiging blijft staan.',
  'waitlist.people':
    'Er wachten nog {count} mensen. Zet je de wachtlijst uit, dan vervalt hun plaats en krijgen zij een mail.',
  'waitlist.people_one': 'Er wacht nog 1 persoon. Zet je de wachtlijst uit, dan vervalt die plaats en volgt een mail.',
};
