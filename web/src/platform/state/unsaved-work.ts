import { createStore, useStore } from './store.ts';

const isThere = createStore(false);

/** Set by the forms: whether something typed is not saved. */
export const setUnsaved: (isUnsaved: boolean) => void = isThere.set;

export const useHasUnsaved = (): boolean => useStore(isThere);

const guards = new Set<() => boolean>();

/** Counts what a leave guard watches as unsaved work; returns the function that stops. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  guards.add(isUnsaved);
  return () => guards.delete(isUnsaved);
}

/** Whether leaving the screen would lose what was typed. */
export const hasUnsavedWork = (): boolean => [...guards].some((isUnsaved) => isUnsaved());
