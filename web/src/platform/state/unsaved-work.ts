import { createStore, useStore } from './store.ts';

const isThere = createStore(false);

/** Set by the forms: whether something typed is not saved. */
export const setUnsaved: (isUnsaved: boolean) => void = isThere.set;

export const useHasUnsaved = (): boolean => useStore(isThere);
