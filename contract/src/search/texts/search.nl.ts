export const nl = { q: 'Zoekwoorden' };
