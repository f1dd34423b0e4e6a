export const nl = { person: 'Persoon' };
