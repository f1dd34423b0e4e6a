export const nl = {
  name: 'Naam',
  first_name: 'Voornaam',
  last_name: 'Achternaam',
  email: 'E-mailadres',
  role: 'Rol',
  status: 'Status',
  invited_at: 'Uitgenodigd',
  accepted_at: 'Lid sinds',
  password: 'Wachtwoord',
  password_confirmation: 'Herhaal het wachtwoord',
  token: 'Link',
};
