import { withFewMarks } from './text.ts';

/** Removes case and accents, for searching and comparing; `fold()` in SQL does the same. */
export const fold = (text: string): string => withFewMarks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
