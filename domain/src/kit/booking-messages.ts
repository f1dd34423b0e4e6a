/** Messages to people who book on a website or in the app. */
export const bookingMessages = {
  'booking.walk_in': {
    nl: 'Hiervoor hoef je je niet in te schrijven: kom gewoon langs',
    en: 'You need not sign up for this: just come along',
  },
  'booking.elsewhere': {
    nl: 'Inschrijven gaat op de website van de aanbieder',
    en: 'Sign up on the website of the provider',
  },
  'booking.early': { nl: 'De inschrijving is nog niet open', en: 'Sign-up has not opened yet' },
  'booking.closed': { nl: 'De inschrijving is gesloten', en: 'Sign-up is closed' },
  'booking.left': {
    nl: 'Er zijn nog maar {left} plekken vrij',
    en: 'There are only {left} spots left',
  },
  'booking.left_one': { nl: 'Er is nog maar 1 plek vrij', en: 'There is only 1 spot left' },
  'booking.guardian': {
    nl: 'Wie jonger is dan {age} jaar wordt ingeschreven door een ouder of verzorger',
    en: 'Anyone younger than {age} is signed up by a parent or guardian',
  },
  'booking.guardian_self': {
    nl: 'Vul bij de besteller de gegevens van de ouder of verzorger in',
    en: 'Enter the parent or guardian as the buyer',
  },
  'booking.twice': { nl: 'Deze persoon heb je al ingevuld', en: 'You have entered this person already' },
  'booking.refused': {
    nl: 'Met deze gegevens lukt de inschrijving nu niet. Bekijk je mail of neem contact op met de aanbieder.',
    en: 'You can’t sign up with these details now. Check your mail or contact the provider.',
  },
  'booking.wait_alone': {
    nl: 'Zet één persoon tegelijk op de wachtlijst',
    en: 'Put one person at a time on the waiting list',
  },
  'booking.at_once': {
    nl: 'Koop er hoogstens {max} tegelijk',
    en: 'Buy at most {max} at once',
  },
  'booking.started': {
    nl: 'Dit is al begonnen en kan niet meer worden geannuleerd',
    en: 'This has begun and can no longer be cancelled',
  },
  'booking.final': {
    nl: 'Deze aankoop kan niet meer worden geannuleerd',
    en: 'This purchase can no longer be cancelled',
  },
  'booking.not_unpaid': {
    nl: 'Voor deze inschrijving hoeft niets meer te worden betaald',
    en: 'Nothing is left to be paid for this booking',
  },
  'booking.link_begun': {
    nl: 'Deze sessie is begonnen; een betaallink sturen kan niet meer',
    en: 'This session has begun; a payment link can no longer be sent',
  },
} as const;
