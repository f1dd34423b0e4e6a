export const nl = { is_hidden: 'Weggeklikt' };
