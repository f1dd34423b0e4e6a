import { importOrganizations } from '@move/contract/imports/organization-imports.ts';
import { listInbox } from '@move/contract/jobs/inbox.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useGate } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { CheckboxInput } from '../../ui/inputs/choices/CheckboxInput.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { importMessages } from './imports.messages.ts';
import { bodyOf, type Checked, chosenColumns } from './use-list-check.ts';

type ImportStartProps = {
  checked: Checked;
  isChecking: boolean;
  onStarted: (id: string) => void;
  /** The server thinks of the list other than the screen does. */
  onRefused: () => void;
};

/** The last word before something is stored: how many come in, how many don't, and whether they wait for review. */
export function ImportStart({ checked, isChecking, onStarted, onRefused }: ImportStartProps) {
  const t = useMessages(importMessages).start;
  const formats = useFormats();
  const { can, role } = useGate();
  const mayAccept = can('review-organizations') && role('admin');
  const [accept, setAccept] = useState(false);
  const { call, isPending } = useCall(importOrganizations, { invalidates: [listInbox] });
  const { file, report, edits } = checked;
  const wrong = report.rows - report.valid;
  const start = async () => {
    const flags = { accept: accept ? '1' : '0', skip_invalid: wrong > 0 ? '1' : '0' } as const;
    const result = await call({ body: { ...bodyOf({ file, columns: chosenColumns(report), edits }), ...flags } });
    const job = result.ok ? result.reply.job : null;
    if (job) onStarted(job.id);
    else onRefused();
  };
  const count = formats.number(report.valid);
  const label = report.valid === 0 ? t.nothing : wrong > 0 ? t.valid(count) : t.all(count);
  return (
    <div className="foot importfoot">
      {mayAccept && <CheckboxInput label={t.accept} description={t.acceptHint} value={accept} onChange={setAccept} />}
      <span className="grow" />
      {wrong > 0 && report.valid > 0 && (
        <span className="s13 muted importrefused">{t.refused(formats.number(wrong))}</span>
      )}
      <Button disabled={report.valid === 0 || isChecking} loading={isPending} onClick={() => void start()}>
        {label}
      </Button>
    </div>
  );
}
