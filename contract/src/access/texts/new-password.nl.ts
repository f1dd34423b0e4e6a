import { nl as access } from './access.nl.ts';
export const nl = { ...access, password: 'Nieuw wachtwoord', password_confirmation: 'Herhaal het nieuwe wachtwoord' };
