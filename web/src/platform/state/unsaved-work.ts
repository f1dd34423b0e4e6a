import { createStore, useStore } from './store.ts';

const unsavedInput = createStore(false);

/** Called by the forms: whether any input is unsaved. */
export const setUnsaved: (isUnsaved: boolean) => void = unsavedInput.set;

export const useHasUnsaved = (): boolean => useStore(unsavedInput);

const guards = new Set<() => boolean>();

/** Registers a leave guard's check for unsaved work; returns the function that unregisters it. */
export function watchUnsaved(isUnsaved: () => boolean): () => void {
  guards.add(isUnsaved);
  return () => guards.delete(isUnsaved);
}

/** Whether leaving the screen would lose input. */
export const hasUnsavedWork = (): boolean => [...guards].some((isUnsaved) => isUnsaved());
