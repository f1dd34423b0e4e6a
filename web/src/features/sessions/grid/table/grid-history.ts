/** The earlier states, the current state, and the undone states. */
export type History<State> = {
  readonly past: readonly State[];
  readonly now: State;
  readonly future: readonly State[];
};

const STEPS_MAX = 100;

export const createHistory = <State>(now: State): History<State> => ({ past: [], now, future: [] });

/** Adds a step; an unchanged state adds none. */
export function addStep<State>(history: History<State>, now: State): History<State> {
  if (now === history.now) return history;
  return { past: [...history.past, history.now].slice(-STEPS_MAX), now, future: [] };
}

export function undo<State>({ past, now, future }: History<State>): History<State> {
  const before = past.at(-1);
  if (before === undefined) return { past, now, future };
  return { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

export function redo<State>({ past, now, future }: History<State>): History<State> {
  const [after, ...rest] = future;
  if (after === undefined) return { past, now, future };
  return { past: [...past, now], now: after, future: rest };
}
