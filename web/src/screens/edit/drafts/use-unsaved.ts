import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { editMessages } from '../edit.messages.ts';
import type { Change } from './changes.ts';
import type { FormCore } from '../form/form-core.ts';
import { clearWhenOnline, firstErrorElement } from '../form/save-form.ts';
import { formsChanged, isBehindDrawer, recountForms, unsavedOnOtherTabs } from './kept-forms.ts';

export type Unsaved = {
  changes: readonly (Change & { core: FormCore })[];
  /** Saves the form, others on the screen and those of the record's other tabs; returns whether all were saved. */
  save: () => Promise<boolean>;
  discard: () => void;
  /** A drawer with its own form is open over this form. */
  isCovered: boolean;
};

/** The changes of a form; fields with one label, such as a price and whether it was chosen, are one change to the user. */
function byLabel(form: FormCore): readonly Change[] {
  const changes = form.changes();
  const labels = changes.map(({ name }) => form.fieldLabel(name));
  return changes.filter((_, index) => labels.indexOf(labels[index] ?? '') === index);
}

/** The unsaved changes of a record on any of its tabs, or of a drawer alone. A new record is saved even if nothing was changed. */
export function useUnsaved(core: FormCore, { isNew }: { isNew: boolean }): Unsaved {
  const words = useMessages(editMessages).edit;
  useStore(core.store);
  useStore(formsChanged);
  const others = unsavedOnOtherTabs(core);
  const forms = [core, ...others];
  const save = async () => {
    if ((isNew || core.changes().length > 0) && !(await core.actions().save())) return false;
    for (const other of others) {
      const isSaved = await other.actions().save();
      recountForms();
      if (isSaved) continue;
      // a form on this screen shows its own errors; one on another tab can't, so this form says why
      const fault = firstErrorElement(other);
      if (fault !== null) {
        fault.focus();
        return false;
      }
      const { general, errors, requestId, stale } = other.store.get();
      const isOnTab = stale !== null || general.length === 0 || Object.keys(errors).length > 0;
      const onTab = stale === null ? words.otherTab : words.otherTabStale;
      core.update({ general: isOnTab ? [...general, onTab] : general, requestId, hasTried: true });
      if (general[0] === words.offline) clearWhenOnline(core, words.offline);
      return false;
    }
    return true;
  };
  return {
    changes: forms.flatMap((form) => byLabel(form).map((change) => ({ ...change, core: form }))),
    save,
    discard: () => {
      for (const form of forms) form.actions().discard();
      recountForms();
    },
    isCovered: isBehindDrawer(core),
  };
}
