import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import type { UpdateWork } from './use-bulk-update.tsx';

export type SpotsQuestion = { rows: readonly SessionRow[] };
/** Null is unlimited. */
export type SpotsAnswer = { spots: number | null };

/** The server refuses a session with more taken spots, and one that was canceled. */
export const spotsMany: UpdateWork<SpotsQuestion, SpotsAnswer> = {
  questionOf: (rows) => ({ rows }),
  updateOf: ({ spots }) => ({
    refusalOf: () => null,
    valuesOf: (row) => (row.spots === spots ? null : { spots }),
  }),
};
