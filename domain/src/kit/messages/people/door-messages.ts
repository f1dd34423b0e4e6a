/** Messages about people whom staff add at the door or the desk, or move. */
export const doorMessages = {
  'walk_in.duplicate': {
    nl: 'Er staat al iemand met deze naam op de lijst, ook zonder e-mailadres. Zet er een letter bij om ze uit elkaar te houden',
    en: 'Somebody with this name is on the list already, also without an e-mail address. Add a letter to tell them apart',
  },
  'participant.payment_ended': {
    nl: 'Deze sessie is geweest; betaald inschrijven kan niet meer',
    en: 'This session is over; nobody can sign up with a payment any more',
  },
  'participant.payment_outside': {
    nl: 'Voor dit aanbod wordt op een andere website betaald',
    en: 'This offer is paid for on another website',
  },
  'participant.move_begun': {
    nl: 'Deze sessie is begonnen. Alleen wie mag terugbetalen, kan iemand die betaalt naar een andere sessie verplaatsen.',
    en: 'This session has begun. Only someone who may refund can move a paying participant to another session.',
  },
  'participant.bundle': {
    nl: 'Deze deelnemer komt met een bundel en kan niet los worden verplaatst',
    en: 'This participant comes with a bundle and can’t be moved apart from it',
  },
} as const;
