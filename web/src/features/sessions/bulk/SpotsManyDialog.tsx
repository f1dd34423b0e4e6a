import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { NumberInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { cancelingMessages } from '../remove/canceling.messages.ts';
import { chosenSessionMessages } from '../remove/chosen-sessions.messages.ts';
import { manySessionMessages } from './many-sessions.messages.ts';
import type { UpdateManyDialogProps } from './ManyDialog.tsx';

const SPOTS_MAX = 100_000;

/** Asks for one number of spots for the chosen sessions. Sessions with more taken spots than that are not changed. */
export function SpotsManyDialog({ question: { rows, skipped }, onAnswer, onClose }: UpdateManyDialogProps) {
  const t = useMessages(manySessionMessages).spots;
  const { back } = useMessages(cancelingMessages);
  const { cancel } = chosenSessionMessages[useLocale()];
  const [first] = rows;
  const isEqual = rows.every((row) => row.spots === first?.spots);
  const [spots, setSpots] = useState(isEqual ? (first?.spots ?? null) : null);
  const [isUnlimited, setUnlimited] = useState(isEqual && first?.spots === null);
  const isRight = isUnlimited || (spots !== null && spots >= 0 && spots <= SPOTS_MAX);
  const wanted = isUnlimited ? null : spots;
  const isTooFull = (row: SessionRow) =>
    wanted !== null && wanted < row.taken && (row.spots === null || wanted < row.spots);
  const tooFull = isRight ? rows.filter(isTooFull) : [];
  const changes = (row: SessionRow) => row.spots !== wanted && !isTooFull(row);
  const changing = isRight ? rows.filter(changes) : [];
  return (
    <FormDialog
      title={t.title(rows.length)}
      confirmLabel={t.confirm(changing.length)}
      cancelLabel={back}
      hidesConfirm={changing.length === 0}
      isPending={false}
      onSubmit={() => onAnswer({ valuesOf: (row) => (changes(row) ? { spots: wanted } : null) })}
      onClose={onClose}
    >
      <NumberInput
        label={t.spots}
        required={!isUnlimited}
        disabled={isUnlimited}
        description={t.hint}
        min={0}
        max={SPOTS_MAX}
        value={isUnlimited ? null : spots}
        onChange={setSpots}
      />
      <CheckboxInput label={t.unlimited} value={isUnlimited} onChange={setUnlimited} />
      {skipped > 0 && <p>{cancel.skipped(skipped)}</p>}
      <p role="status">{tooFull.length > 0 && t.tooFull(tooFull.length)}</p>
    </FormDialog>
  );
}
