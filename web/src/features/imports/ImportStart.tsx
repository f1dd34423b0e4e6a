import { type DoubleChoice, importOrganizations } from '@move/contract/imports/imports.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useGate } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { CheckboxInput } from '../../ui/inputs/choices/CheckboxInput.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { importMessages } from './imports.messages.ts';
import { bodyOf, type Checked, choiceFor, chosenColumns } from './use-list-check.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';
import * as styles from './imports.module.css';

type ImportStartProps = {
  checked: Checked;
  isChecking: boolean;
  onStarted: (id: string) => void;
  /** Called when no import was started; the list is then checked again. */
  onRefused: () => void;
};

/** The confirmation before the import: how many rows are imported, how many aren't, and whether the organisations wait for review. */
export function ImportStart({ checked, isChecking, onStarted, onRefused }: ImportStartProps) {
  const t = useMessages(importMessages).start;
  const formats = useFormats();
  const { can, role } = useGate();
  const mayAccept = can('review-organizations') && role('admin');
  const [accept, setAccept] = useState(false);
  const { call, isPending } = useCall(importOrganizations, { invalidates: [listInbox] });
  const { file, report, edits, choices } = checked;
  const wrong = new Set(report.errors.map(({ line }) => line)).size;
  const chosen = (choice: DoubleChoice) =>
    report.doubles.filter((double) => choiceFor(choices, double) === choice).length;
  const [skipped, updated] = [chosen('skip'), chosen('update')];
  const taken = report.valid + report.doubles.length - skipped;
  const start = async () => {
    const flags = { accept: accept ? '1' : '0', skip_invalid: wrong > 0 ? '1' : '0' } as const;
    // leaves out choices of rows that, since their correction, are no duplicate any more or duplicate another organisation
    const kept = new Set(report.doubles.filter((each) => choiceFor(choices, each) !== 'skip').map(({ line }) => line));
    const standing = new Map([...choices].filter(([line]) => kept.has(line)));
    const asked = { file, columns: chosenColumns(report), edits, choices: standing };
    const result = await call({ body: { ...bodyOf(asked), ...flags } });
    const job = result.ok ? result.reply.job : null;
    if (job) onStarted(job.id);
    else onRefused();
  };
  const count = formats.number(taken);
  const label = taken === 0 ? t.nothing : wrong > 0 ? t.valid(count) : t.all(count);
  const notes = [
    updated > 0 && t.updated(formats.number(updated)),
    skipped > 0 && t.skipped(formats.number(skipped)),
    wrong > 0 && t.refused(formats.number(wrong)),
  ].filter((note) => note !== false);
  return (
    <div className={`${tableStyles.foot} ${styles.foot}`}>
      {mayAccept && <CheckboxInput label={t.accept} description={t.acceptHint} value={accept} onChange={setAccept} />}
      <span className={look.grow} />
      {taken > 0 && <span className={`${look.small} ${look.muted}`}>{notes.join(' ')}</span>}
      <Button
        className={styles.footButton}
        disabled={taken === 0 || isChecking}
        loading={isPending}
        onClick={() => void start()}
      >
        {label}
      </Button>
    </div>
  );
}
