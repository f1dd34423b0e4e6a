import { withFewMarks } from './text.ts';

/** A text without case and accents, to search in and to compare by; `fold()` in SQL is its like. */
export const fold = (text: string): string => withFewMarks(text).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
