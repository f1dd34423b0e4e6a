export const nl = {
  'booking.guardian': 'Onder {age} jaar schrijft een ouder of verzorger in',
  // said by the server only
  'booking.walk_in': 'Kom gewoon langs',
  'booking.closed': 'De inschrijving is niet open',
  'booking.not_payable': 'Online betalen kan hier nog niet',
  'booking.return_url': 'Deze pagina is niet van een website van het platform',
  'booking.left': 'Vrije plekken: {left}',
  'booking.refused': 'Met deze gegevens lukt het nu niet. Bekijk je mail of neem contact op.',
  'booking.started': 'Dit kan niet meer worden geannuleerd',
  'booking.not_unpaid': 'Er staat niets meer open',
};
