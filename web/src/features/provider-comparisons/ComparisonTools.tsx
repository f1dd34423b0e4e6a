import {
  compareProvider,
  getProviderComparison,
  listProviderDays,
  listProviderFindings,
  listProviderMonths,
} from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { invalidate, useRead } from '../../platform/api/reads.ts';
import { Button } from '../../ui/page/Button.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';

const READS = [listProviderMonths, listProviderDays, listProviderFindings];
const POLL_MS = 2_000;

/** The texts for the header of a screen: when days were last compared and how many are overdue; and the state of the compare button. */
export function useComparison() {
  const t = useMessages(providerComparisonMessages);
  const formats = useFormats();
  // the time of the last comparison when the user requested a new one; undefined before any request
  const [before, setBefore] = useState<string | null>();
  const { data } = useRead(
    getProviderComparison,
    {},
    {
      refetchInterval: (reply) =>
        before !== undefined && (reply?.comparison.tried_at ?? null) === before ? POLL_MS : false,
    },
  );
  const comparison = data?.comparison;
  const triedAt = comparison?.tried_at ?? null;
  useEffect(() => void invalidate(READS), [triedAt]);
  const meta =
    comparison === undefined
      ? []
      : [
          triedAt === null ? t.neverCompared : t.compared(formats.moment(triedAt)),
          ...(comparison.overdue_days > 0 ? [t.overdue(comparison.overdue_days)] : []),
        ];
  const isSetUp = comparison?.is_set_up !== false;
  return { meta, isSetUp, isWaiting: before === triedAt, wait: () => setBefore(triedAt) };
}

type Waiting = { isSetUp: boolean; isWaiting: boolean; wait: () => void };

/** Starts a new comparison. The figures are updated when the comparison is done. */
export function CompareButton({ isSetUp, isWaiting, wait }: Waiting) {
  const t = useMessages(providerComparisonMessages);
  const mayCompare = useCan(compareProvider);
  const { call, isPending } = useCall(compareProvider, { invalidates: [] });
  if (!mayCompare || !isSetUp) return null;
  const compare = async () => {
    if (!(await call({})).ok) return;
    wait();
    notify.success(t.comparing);
  };
  return (
    <Button loading={isPending || isWaiting} onClick={() => void compare()}>
      {t.compare}
    </Button>
  );
}
