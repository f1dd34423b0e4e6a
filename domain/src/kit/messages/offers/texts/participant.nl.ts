export const nl = {
  'participant.date_of_birth': 'Vul een geboortedatum tussen 1900 en vandaag in',
  'participant.age': 'De deelnemer moet tussen {from} en {to} jaar zijn op de dag van de sessie',
  'participant.age_from': 'De deelnemer moet minimaal {from} jaar zijn op de dag van de sessie',
  'participant.age_to': 'De deelnemer mag maximaal {to} jaar zijn op de dag van de sessie',
  'check_in.early': 'Aanwezig of afwezig kan vanaf 24 uur voor de start',
  // said by the server only
  'participant.payment_ended': 'Deze sessie is geweest; betaald inschrijven kan niet meer',
  'participant.payment_outside': 'Voor dit aanbod wordt op een andere website betaald',
  'participant.move_begun':
    'Deze sessie is begonnen. Een betalende deelnemer verplaatsen kan alleen met het recht om terug te betalen.',
  'participant.bundle': 'Deze deelnemer komt met een bundel en kan niet los worden verplaatst',
  'participant.canceled': 'Deze deelnemer is uitgeschreven',
  'participant.signed_out': 'Deze deelnemer is al afgemeld voor deze sessie',
  'participant.move_same': 'De deelnemer staat al bij deze sessie',
  'participant.duplicate': 'Deze deelnemer staat al op de lijst',
  'walk_in.price':
    'De prijs is nu {now}, niet meer de {shown} die bij het toevoegen werd getoond. Voeg de deelnemer opnieuw toe met wat er is betaald',
  'walk_in.duplicate':
    'Er staat al iemand met deze naam en zonder e-mailadres op de lijst. Zet er een letter bij om ze uit elkaar te houden',
};
