export const nl = {
  'activity.publish.sport': 'Kies een sport om te publiceren',
  'activity.publish.description': 'Schrijf een omschrijving om te publiceren',
  'activity.publish.price': 'Kies een prijs of Gratis om te publiceren',
  'activity.publish.place': 'Kies een locatie of schrijf bij Goed om te weten waar iedereen moet zijn',
  'activity.publish.sessions': 'Plan minimaal één sessie om te publiceren',
  'activity.publish.bundles': 'Maak minimaal één bundel om te publiceren',
  'activity.walk_in.waitlist': 'Zonder inschrijving kan er geen wachtlijst zijn',
  'activity.walk_in.rate': 'Zonder inschrijving moet het tarief gratis zijn',
  'activity.offer_type': 'Het soort aanbod kan niet wijzigen zolang er nog deelnemers in de planning staan',
  // said by the server only
  'activity.participants': 'Deze activiteit heeft nog {count} deelnemers in de planning',
  'activity.waiting': 'Op de wachtlijsten van deze activiteit staan nog mensen: {count}',
  'activity.location': 'Deze locatie hoort niet bij je organisatie',
  'activity.cancellation_term': 'Kies een annuleringsvoorwaarde die bij het tarief hoort',
};
