export const nl = {
  what: 'Wat',
  when: 'Wanneer',
  where: 'Waar',
  more: (count: number) => `En nog ${count} keer`,
  less: 'Minder tonen',
};
