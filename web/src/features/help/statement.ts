import type { Locale } from '@move/domain/kit/messages/locale.ts';
import { en } from './texts/statement.en.ts';
import { nl } from './texts/statement.nl.ts';

export type Statement = {
  title: string;
  intro: string;
  parts: readonly { title: string; text: string; points: readonly string[] }[];
  contact: { title: string; text: string; link: string; without: string };
  back: string;
};

/** What was checked, how, and the known shortcomings: update it with every check. */
export const statements: Readonly<Record<Locale, Statement>> = { nl, en };
