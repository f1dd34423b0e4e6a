export const nl = { toAll: 'Bericht aan alle deelnemers…', sent: 'Verstuurde berichten' };
