export const nl = {
  // said by the server only
  'payout.execution_date': 'Kies een werkdag van {date} tot en met {until}',
  'payout.nothing': 'Er is nog niets uit te betalen',
  'payout.settings': 'Stel eerst {names} in',
  'payout.state': 'Deze uitbetaalronde is {status}',
  'payout.own_batch': 'Een andere superadmin moet dit exporteren',
  'money.restored':
    'Een back-up van {date} is teruggezet. De beheerder van de installatie kijkt eerst na wat er sindsdien is uitbetaald en gefactureerd',
  'payout.early': 'De bank voert dit pas uit op {date}',
  'payout.cancel_late':
    'De uitvoerdatum is bereikt: een andere superadmin, die dat al een week is, kan dit annuleren of het antwoord van de bank verwerken. Is die er niet? Laat de beheerder van de installatie een superadmin aanwijzen: die kan het meteen',
  'payout.busy': 'Wacht tot de andere uitbetaalronde klaar is',
  'payout.no_reply': 'Dit is geen antwoord van de bank: kies een pain.002 of een camt.053',
  'payout.file': 'Dit bestand klopt niet: {what}',
};
