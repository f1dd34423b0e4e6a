export const nl = {
  'walk_in.duplicate':
    'Er staat al iemand met deze naam en zonder e-mailadres op de lijst. Zet er een letter bij om ze uit elkaar te houden',
  'participant.payment_ended': 'Deze sessie is geweest; betaald inschrijven kan niet meer',
  'participant.payment_outside': 'Voor dit aanbod wordt op een andere website betaald',
  'participant.move_begun':
    'Deze sessie is begonnen. Een betalende deelnemer verplaatsen kan alleen met het recht om terug te betalen.',
  'participant.bundle': 'Deze deelnemer komt met een bundel en kan niet los worden verplaatst',
};
