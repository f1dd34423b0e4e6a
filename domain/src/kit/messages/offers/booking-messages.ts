/** Messages to people who book on a website or in the app. Every page loads them: they are short. */
export const bookingMessages = {
  'booking.guardian': {
    nl: 'Onder {age} jaar schrijft een ouder of verzorger in',
    en: 'Under {age} a parent or guardian signs up',
  },
} as const;
