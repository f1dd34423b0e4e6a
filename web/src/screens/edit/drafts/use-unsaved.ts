import { useMessages } from '../../../platform/texts/messages.ts';
import { useStore } from '../../../platform/state/store.ts';
import { editMessages } from '../edit.messages.ts';
import type { Change } from './changes.ts';
import type { FormCore } from '../form/form-core.ts';
import { firstErrorElement } from '../form/save-form.ts';
import { formsChanged, isBehindDrawer, recountForms, unsavedBeside } from './kept-forms.ts';

export type Unsaved = {
  changes: readonly (Change & { core: FormCore })[];
  /** Saves the form on screen and those of the record's other tabs; returns whether all were saved. */
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
  const others = unsavedBeside(core);
  const forms = [core, ...others];
  const save = async () => {
    if ((isNew || core.changes().length > 0) && !(await core.actions().save())) return false;
    for (const other of others) {
      const isSaved = await other.actions().save();
      recountForms();
      if (isSaved) continue;
      // another form on the same screen shows its own errors
      const fault = firstErrorElement(other);
      if (fault !== null) {
        fault.focus();
        return false;
      }
      core.update({ general: [words.otherTab], hasTried: true });
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
