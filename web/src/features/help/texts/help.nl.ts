export const nl = {
  title: 'Handleiding',
  chapters: 'Hoofdstukken',
  accessibility: 'Toegankelijkheid',
};
