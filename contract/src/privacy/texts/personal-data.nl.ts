export const nl = { name: 'Naam', also: 'Ook wissen', current_password: 'Huidig wachtwoord', email: 'E-mailadres' };
