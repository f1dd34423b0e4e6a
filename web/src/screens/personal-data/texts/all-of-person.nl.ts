export const nl = { all: 'Alles van deze persoon' };
