import type { ContentsWords } from '../application-contents.ts';

export const en: ContentsWords = {
  children: ['platform below it', 'platforms below it'],
  organizations: ['organisation', 'organisations'],
  admins: ['administrator', 'administrators'],
  categories: ['category', 'categories'],
  campaigns: ['campaign', 'campaigns'],
  types: ['kind of location or product', 'kinds of locations or products'],
  labels: ['label', 'labels'],
};
