export const nl = { create: 'Nieuw tarief' };
