export const nl = {
  'login.failed': 'Deze combinatie van e-mailadres en wachtwoord is onbekend',
  'login.ask': 'Deze login is gesloten. Vraag de beheerder van het platform om hem weer te openen',
  'password.current': 'Dit is niet je huidige wachtwoord',
  'password.email': 'Je wachtwoord mag niet je e-mailadres zijn',
  'password.common':
    'Dit wachtwoord is makkelijk te raden. Neem iets langers, bijvoorbeeld vier woorden die niets met elkaar te maken hebben',
  'password.names':
    'Dit wachtwoord is makkelijk te raden: het lijkt op je naam, je e-mailadres of de naam van je organisatie of platform. Neem iets anders, bijvoorbeeld vier woorden die niets met elkaar te maken hebben',
  'link.expired': 'Deze link is verlopen of al gebruikt. Vraag een nieuwe aan',
  // said by the server only
  'view.read_only': 'Je bekijkt het product als een andere rol; wijzigen kan dan niet',
  'view.too_many': 'Je kunt hoogstens {max} weergaven van een lijst bewaren. Verwijder er eerst een',
  'account.confirm': 'Typ het e-mailadres zoals het hierboven staat',
  'account.has_roles':
    'Dit account hoort nog bij een team of platform. Wissen kan als een beheerder het daaruit heeft gehaald.',
  'login.closed': 'Deze login is gesloten',
  'login.open': 'Deze login is al open',
  'login.own': 'Je kunt je eigen login niet sluiten. Vraag een andere superadmin',
};
