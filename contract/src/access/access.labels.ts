import { labels } from '../kit/labels.ts';

export const accessLabels = labels(
  {
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
  },
  {
    email: 'E-mail address',
    password: 'Password',
    password_confirmation: 'Repeat the password',
    current_password: 'Current password',
    token: 'Link',
    first_name: 'First name',
    last_name: 'Last name',
    avatar: 'Profile picture',
    locale: 'Language',
    abilities: 'Abilities',
  },
);

/** The same labels where a new password is chosen. */
export const newPasswordLabels = labels(
  { ...accessLabels.nl, password: 'Nieuw wachtwoord', password_confirmation: 'Herhaal het nieuwe wachtwoord' },
  { ...accessLabels.en, password: 'New password', password_confirmation: 'Repeat the new password' },
);
