import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { en } from './texts/statement.en.ts';
import { nl } from './texts/statement.nl.ts';

export type AccessibilityStatement = {
  title: string;
  intro: string;
  parts: readonly { title: string; text: string; points: readonly string[] }[];
  contact: { title: string; text: string; link: string; without: string };
  back: string;
};

/** The accessibility statements. Update them with every check: what was checked, how, and the known shortcomings. */
export const statements: Readonly<Record<Locale, AccessibilityStatement>> = { nl, en };
