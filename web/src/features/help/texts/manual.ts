import type { ChapterId } from '../chapters.ts';

export type Chapter = {
  title: string;
  intro: string;
  /** A question as a user would ask it, and the steps. */
  parts: readonly { title: string; steps: readonly string[] }[];
};

export type Manual = Readonly<Record<ChapterId, Chapter>>;

/** The daily work: planning, and participants. */
type Working = 'start' | 'overview' | 'lists' | 'activities' | 'sessions' | 'people' | 'checkin';
export type WorkingChapters = Pick<Manual, Working>;
export type ManagingChapters = Omit<Manual, Working>;
