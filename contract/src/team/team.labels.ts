import { labels } from '../kit/labels.ts';

export const teamLabels = labels(
  {
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
  },
  {
    name: 'Name',
    first_name: 'First name',
    last_name: 'Last name',
    email: 'E-mail address',
    role: 'Role',
    status: 'Status',
    invited_at: 'Invited',
    accepted_at: 'Member since',
    password: 'Password',
    password_confirmation: 'Repeat the password',
    token: 'Link',
  },
);
