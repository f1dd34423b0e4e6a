export const nl = { ids: 'Berichten', is_read: 'Gelezen' };
