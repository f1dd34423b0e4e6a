export const nl = {
  title: 'Organisaties importeren',
};
