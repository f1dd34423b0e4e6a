import type { ContentsWords } from '../application-contents.ts';

export const nl: ContentsWords = {
  children: ['platform eronder', 'platforms eronder'],
  organizations: ['organisatie', 'organisaties'],
  admins: ['beheerder', 'beheerders'],
  categories: ['categorie', 'categorieën'],
  campaigns: ['campagne', 'campagnes'],
  types: ['soort locatie of product', 'soorten locaties of producten'],
  labels: ['label', 'labels'],
};
