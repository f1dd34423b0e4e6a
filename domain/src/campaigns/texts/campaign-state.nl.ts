export const nl = { running: 'Loopt nu', planned: 'Gepland', ended: 'Afgelopen' };
