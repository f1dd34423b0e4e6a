export const nl = { ids: 'Meldingen', is_read: 'Gelezen' };
