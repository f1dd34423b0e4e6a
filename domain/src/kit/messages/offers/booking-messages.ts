/** Messages to people who book on a website or in the app. Every page loads them: they are short. */
export const bookingMessages = {
  'booking.walk_in': { nl: 'Kom gewoon langs', en: 'Just come along' },
  'booking.closed': { nl: 'De inschrijving is niet open', en: 'Sign-up is not open' },
  'booking.not_payable': {
    nl: 'Online betalen kan hier nog niet',
    en: 'Online payment isn’t set up here yet',
  },
  'booking.return_url': {
    nl: 'Deze pagina is niet van een website van het platform',
    en: 'This page is not on a website of the platform',
  },
  'booking.left': { nl: 'Vrije plekken: {left}', en: 'Spots left: {left}' },
  'booking.guardian': {
    nl: 'Onder {age} jaar schrijft een ouder of verzorger in',
    en: 'Under {age} a parent or guardian signs up',
  },
  'booking.refused': {
    nl: 'Met deze gegevens lukt het nu niet. Bekijk je mail of neem contact op.',
    en: 'This doesn’t work with these details now. Check your mail or contact us.',
  },
  'booking.started': { nl: 'Dit kan niet meer worden geannuleerd', en: 'This can no longer be cancelled' },
  'booking.not_unpaid': { nl: 'Er staat niets meer open', en: 'Nothing is left to be paid' },
} as const;
