export const nl = {
  'booking.guardian': 'Onder {age} jaar schrijft een ouder of verzorger in',
};
