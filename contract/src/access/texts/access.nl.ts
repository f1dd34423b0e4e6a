export const nl = {
  email: 'E-mailadres',
  password: 'Wachtwoord',
  password_confirmation: 'Herhaal het wachtwoord',
  current_password: 'Huidig wachtwoord',
  token: 'Link',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  avatar: 'Profielfoto',
  locale: 'Taal',
  abilities: 'Rechten',
};
