export const nl = {
  'integration.overwrite': 'De inloggegevens van een bestaande organisatie worden overschreven',
  // said by the server only
  'organization.accepted': '{reviewer} heeft deze organisatie al geaccepteerd',
  'organization.rejected': '{reviewer} heeft deze organisatie al afgewezen',
  'organization.waiting': 'Deze organisatie wacht op een beoordeling',
  'organization.decided': 'De contactpersoon heeft het besluit al gekregen',
  'organization.unpaid': 'Er moet nog aan deze organisatie worden uitbetaald. Verwijderen kan na de uitbetaling',
  'client.unknown': 'Deze client is onbekend of het secret klopt niet',
};
