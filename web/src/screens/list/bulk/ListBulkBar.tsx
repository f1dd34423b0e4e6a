import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useRef, useState } from 'react';
import { passes, useGate } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify, notifyError, offerUndo } from '../../../platform/notify.ts';
import { invalidate } from '../../../platform/api/reads.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { type BulkAction, BulkBar } from '../../../ui/page/bars/BulkBar.tsx';
import { useConfirm } from '../../confirm.tsx';
import { bulkMessages } from './bulk.messages.ts';
import type { ListEndpoint, RowOf } from '../endpoint-types.ts';
import { readAllRows } from '../export/all-rows.ts';
import type { ListBulk, RowResult } from './each-row.ts';
import type { Failure } from './FailureDialog.tsx';
import { type List, rowKey } from '../use-list.ts';

const FailureDialog = lazyPart(() => import('./FailureDialog.tsx').then((module) => module.FailureDialog));

/**
 * Undoes a change, and shows how many rows are restored or why the first refused one isn't. It uses nothing of the list, which the user may
 * have left.
 */
async function takeBack(
  undo: NonNullable<ListBulk['undo']>,
  { ids, name, changed }: { ids: readonly number[]; name: string | undefined; changed: readonly Endpoint[] },
) {
  const results = await undo.run(ids);
  const failed = results.filter(({ error }) => error !== undefined);
  if (failed.length > 0) notify.error(failed[0]?.error ?? '');
  else notify.success(undo.done(results.length, name));
  await invalidate(changed);
}

/**
 * The chosen rows. Reading all rows of a long list takes a moment; an action that is started meanwhile waits until all are read. `settled`
 * returns null when reading failed, which a notification showed.
 */
function useChosen<E extends ListEndpoint>(list: List<E>) {
  const reading = useRef<Promise<ReadonlySet<string> | null>>(null);
  const readAll = async () => {
    try {
      const rows = await readAllRows(list);
      list.remember(rows);
      return new Set(rows.map(rowKey));
    } catch (error) {
      notifyError(error);
      return null;
    }
  };
  const chooseAll = async () => {
    reading.current = readAll();
    const all = await reading.current;
    reading.current = null;
    if (all !== null) list.select(all);
  };
  const settled = async () => {
    const chosen = reading.current === null ? list.selected : await reading.current;
    return chosen === null ? null : [...chosen].map(Number);
  };
  return { chooseAll: () => void chooseAll(), settled };
}

type ListBulkBarProps<E> = {
  list: List<E>;
  bulk: readonly ListBulk[];
  /** The name of a chosen row in the list of results. */
  nameOf: (row: RowOf<E>) => string;
  extra: readonly BulkAction[];
};

/** The chosen rows and the actions for all of them; refused rows stay chosen, each with its reason. */
export function ListBulkBar<E extends ListEndpoint>({ list, bulk, nameOf, extra }: ListBulkBarProps<E>) {
  const words = useMessages(bulkMessages);
  const gate = useGate();
  const [confirm, confirmDialog] = useConfirm();
  const isRunning = useRef(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<{
    failures: readonly Failure[];
    hasOthers: boolean;
    onClose: () => void;
  } | null>(null);
  const { chooseAll, settled } = useChosen(list);

  const nameById = (id: number) => {
    const row = list.rowOf(id);
    return row === undefined ? `#${id}` : nameOf(row);
  };
  // the name of the only row; a removed row is known no longer when the reads are repeated
  const onlyName = ([id, ...others]: readonly number[]) => {
    const row = id === undefined || others.length > 0 ? undefined : list.rowOf(id);
    return row === undefined ? undefined : nameOf(row);
  };
  const asked = async (action: Extract<ListBulk, { run?: never }>, ids: readonly number[]) => {
    // the action's own dialog waits for the user: no call is running
    setBusy(false);
    const run = await action.ask(ids);
    setBusy(run !== null);
    return run;
  };
  const work = async (action: ListBulk) => {
    const ids = await settled();
    if (ids === null) return;
    if (action.confirm) {
      const question = await action.confirm(ids.length, ids, onlyName(ids));
      if (question === null) return;
      setBusy(false);
      if (!(await confirm({ isDanger: true, ...question }))) return;
      setBusy(true);
    }
    const run = action.run ?? (await asked(action, ids));
    if (run === null) return;
    const results = await run(ids);
    const failed = results.filter((result) => result.error !== undefined);
    list.select(new Set(failed.map(({ id }) => String(id))));
    const failures = failed.map(({ id, error = '' }) => ({ id, name: nameById(id), error }));
    const done = results.filter(({ error }) => error === undefined);
    const changed = [list.endpoint, ...(action.invalidates ?? [])];
    const doneName = onlyName(done.map(({ id }) => id));
    const reportDone = () => void (done.length > 0 && tell(action, { done, changed, name: doneName }));
    // undo is offered after the dialog is closed: behind a dialog its bar can't be reached before its time is over
    if (failures.length === 0) reportDone();
    else setRefused({ failures, hasOthers: done.length > 0, onClose: reportDone });
    await invalidate(changed);
  };
  const tell = (
    { undo, done: text = words.done }: ListBulk,
    { done, changed, name }: { done: readonly RowResult[]; changed: readonly Endpoint[]; name: string | undefined },
  ) => {
    const mails = done.reduce((total, row) => total + (row.mails ?? 0), 0);
    if (undo === undefined || undo.isOffered?.(mails) === false) return notify.success(text(done.length, mails));
    const ids = done.map(({ id }) => id);
    offerUndo({ text: undo.text(done.length, name), undo: () => void takeBack(undo, { ids, name, changed }) });
  };
  const closeRefused = () => {
    setRefused(null);
    refused?.onClose();
  };
  const run = async (action: ListBulk) => {
    // a second click may come before the busy state is rendered
    if (isRunning.current) return;
    isRunning.current = true;
    setBusy(true);
    try {
      await work(action);
    } finally {
      isRunning.current = false;
      setBusy(false);
    }
  };
  const actions = bulk
    .filter((action) => passes(action.needs, gate))
    .map((action) => ({
      label: action.label,
      icon: action.icon,
      disabledReason: action.disabledReason?.([...list.selected].map(Number)),
      onClick: () => void run(action),
    }));
  return (
    <>
      <BulkBar
        chosen={list.selected.size}
        total={list.total}
        actions={[...actions, ...extra]}
        isBusy={isBusy}
        onChooseAll={chooseAll}
        onClear={() => list.select(new Set())}
      />
      {confirmDialog}
      {refused && <FailureDialog {...refused} onClose={closeRefused} />}
    </>
  );
}
