import type { Locale } from '@move/domain/kit/messages/locale.ts';
import type { ChapterId } from './chapters.ts';
import { en } from './texts/manual.en.ts';
import { nl } from './texts/manual.nl.ts';

export type Chapter = {
  title: string;
  intro: string;
  /** A question as a user would ask it, and the steps. */
  parts: readonly { title: string; steps: readonly string[] }[];
};

export type Manual = Readonly<Record<ChapterId, Chapter>>;

/** The chapters about daily work; the others are about managing. */
type Working = 'start' | 'overview' | 'lists' | 'activities' | 'sessions' | 'people' | 'checkin';
export type WorkingChapters = Pick<Manual, Working>;
export type ManagingChapters = Omit<Manual, Working>;

export const manuals: Readonly<Record<Locale, Manual>> = { nl, en };
