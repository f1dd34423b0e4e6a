import {
  checkReconciliation,
  getReconciliation,
  getReconciliationCheck,
  listReconciledItems,
  listReconciledOrganizations,
  listReconciliationFindings,
  listReconciliations,
} from '@move/contract/reconciliation/reconciliation.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { invalidate, useRead } from '../../platform/api/reads.ts';
import { Button } from '../../ui/page/Button.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';

const READS = [
  getReconciliation,
  listReconciledItems,
  listReconciledOrganizations,
  listReconciliationFindings,
  listReconciliations,
];
const POLL_MS = 2_000;

/** When the books were last checked and how many findings there are, for the header of a screen. */
export function useLastCheck() {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  // the time of the last check when the user requested a new one; undefined before any request
  const [before, setBefore] = useState<string | null>();
  const read = useRead(
    getReconciliationCheck,
    {},
    {
      refetchInterval: (reply) =>
        before !== undefined && (reply?.check?.checked_at ?? null) === before ? POLL_MS : false,
    },
  );
  const check = read.data?.check;
  const checkedAt = check?.checked_at ?? null;
  useEffect(() => void invalidate(READS), [checkedAt]);
  const meta =
    read.data === undefined
      ? []
      : check
        ? [
            t.checked(formats.moment(check.checked_at)),
            check.findings_count === 0
              ? t.noneFound
              : t.found(check.findings_count, formats.number(check.findings_count)),
          ]
        : [t.neverChecked];
  return { meta, isWaiting: before === checkedAt, wait: () => setBefore(checkedAt) };
}

type Waiting = { isWaiting: boolean; wait: () => void };

/** Checks all months again. The figures are updated when the job is done. */
export function CheckButton({ isWaiting, wait }: Waiting) {
  const t = useMessages(reconciliationMessages);
  const mayCheck = useCan(checkReconciliation);
  const { call, isPending } = useCall(checkReconciliation, { invalidates: [] });
  if (!mayCheck) return null;
  const check = async () => {
    if (!(await call({})).ok) return;
    wait();
    notify.success(t.checking);
  };
  return (
    <Button loading={isPending || isWaiting} onClick={() => void check()}>
      {t.check}
    </Button>
  );
}
