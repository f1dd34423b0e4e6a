import { useEffect, useMemo } from 'react';
import { createStore } from '../../../platform/state/store.ts';
import { setUnsaved } from '../../../platform/state/unsaved-work.ts';
import { createFormCore, type FormActions, type FormCore } from '../form/form-core.ts';

type Options = Parameters<typeof createFormCore>[0];

// A record's tabs are screens of their own. Their forms are kept here, so that a change on one tab can be saved from another.
const kept = new Map<string, FormCore>();

/** Changes with every change of any open form, for code that counts the changes of all forms. */
export const formsChanged = createStore(0);

/** Triggers a new count of the changes, including those of forms on other tabs, which no component on screen follows. */
export function recountForms(): void {
  formsChanged.set(formsChanged.get() + 1);
  setUnsaved(unsavedForms().length > 0);
}

/** Returns the form of an existing or a new record. The form keeps what was typed while the user stays within the record. */
export function useFormCore(key: string, options: Options): FormCore {
  // oxlint-disable-next-line react/exhaustive-deps -- the key identifies the form; its options never change
  const core = useMemo(() => kept.get(key) ?? createFormCore(options), [key]);
  useEffect(() => {
    kept.set(key, core);
    const stop = core.store.subscribe(recountForms);
    return () => {
      stop();
      if (core.changes().length === 0) kept.delete(key);
      setUnsaved(unsavedForms().length > 0);
    };
  }, [key, core]);
  return core;
}

/** Every open form with unsaved changes: the one on screen and those of the same record's other tabs. */
export function unsavedForms(): FormCore[] {
  return [...kept.values()].filter((core) => core.changes().length > 0);
}

// A form in a drawer is saved and left by itself; the form of the screen behind it is not affected.
const inDrawers = new Set<FormCore>();

/** Keeps a drawer's form out of what the screen behind it saves, shows and discards. */
export function useMarkDrawerForm(core: FormCore): void {
  useEffect(() => {
    inDrawers.add(core);
    formsChanged.set(formsChanged.get() + 1);
    return () => {
      inDrawers.delete(core);
      formsChanged.set(formsChanged.get() + 1);
    };
  }, [core]);
}

/** The forms that are saved together with this one: none for a drawer, else those of the record's other tabs. */
export function unsavedOnOtherTabs(core: FormCore): FormCore[] {
  if (inDrawers.has(core)) return [];
  return unsavedForms().filter((other) => other !== core && !inDrawers.has(other));
}

/** Whether leaving this form loses changes, on this tab or another one of its record. */
export const hasUnsaved = (core: FormCore): boolean => core.changes().length > 0 || unsavedOnOtherTabs(core).length > 0;

/** A drawer with a form is open over this form and takes its keyboard shortcuts. */
export const isBehindDrawer = (core: FormCore): boolean => inDrawers.size > 0 && !inDrawers.has(core);

/** Lets the save bar and the leave guard act on a form of another tab. */
export function useFormActions(core: FormCore, actions: FormActions): void {
  useEffect(() => {
    core.setActions(actions);
  });
}
