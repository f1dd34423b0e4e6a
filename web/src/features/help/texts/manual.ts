import type { ChapterId } from '../chapters.ts';

export type Chapter = {
  title: string;
  intro: string;
  /** A question as one would ask it, and what to do. */
  parts: readonly { title: string; steps: readonly string[] }[];
};

export type Manual = Readonly<Record<ChapterId, Chapter>>;

/** What every day is about: planning, and the people who come. */
type Working = 'start' | 'overview' | 'lists' | 'activities' | 'sessions' | 'people' | 'checkin';
export type WorkingChapters = Pick<Manual, Working>;
export type ManagingChapters = Omit<Manual, Working>;
