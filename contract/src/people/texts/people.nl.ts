export const nl = { email: 'E-mailadres' };
