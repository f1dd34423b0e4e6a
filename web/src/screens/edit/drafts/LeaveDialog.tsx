import { useMessages } from '../../../platform/texts/messages.ts';
import { type NextAddress, useLeaveGuard } from '../../../platform/navigation/use-leave-guard.ts';
import { useStore } from '../../../platform/state/store.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { editMessages } from '../edit.messages.ts';
import type { FormCore } from '../form/form-core.ts';
import { hasUnsaved } from './kept-forms.ts';
import type { Unsaved } from './use-unsaved.ts';
import { useValueWords } from '../fields/value-words.ts';

type LeaveDialogProps = {
  core: FormCore;
  /** What is edited: “Zwemmen voor beginners”. */
  name: string;
  unsaved: Unsaved;
  /** Whether an address belongs to the same record: its other tabs don't count as leaving. */
  allows: (next: NextAddress) => boolean;
};

/** Asks before leaving with unsaved changes, which it lists as old → new. Every form has it by default. */
export function LeaveDialog({ core, name, unsaved, allows }: LeaveDialogProps) {
  const words = useMessages(editMessages).edit.leave;
  const { isPending } = useStore(core.store);
  const inWords = useValueWords();
  const { changes } = unsaved;
  const guard = useLeaveGuard({ when: () => hasUnsaved(core), allows });
  const saveAndLeave = async () => {
    if (await unsaved.save()) guard.leave();
    else guard.stay();
  };
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      title={words.title}
      text={words.text(changes.length, name)}
      changes={changes.map(({ core: form, name: field, before, after }) => ({
        field: form.fieldLabel(field),
        change: `${inWords(form, field, before)} → ${inWords(form, field, after)}`,
      }))}
      cancelLabel={words.stay}
      confirmLabel={words.save}
      isPending={isPending}
      other={{
        label: words.discard,
        isDanger: true,
        onClick: () => {
          unsaved.discard();
          guard.leave();
        },
      }}
      onConfirm={() => void saveAndLeave()}
      onCancel={guard.stay}
    />
  );
}
