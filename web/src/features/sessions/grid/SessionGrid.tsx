import type { ApiError } from '@move/contract/kit/client/client.ts';
import { GRID_ROWS_MAX } from '@move/domain/sessions/planning-limits.ts';
import { IconArrowBackUp, IconArrowForwardUp, IconPlus, IconRepeat } from '@tabler/icons-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { type Crumb, useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useLeaveGuard } from '../../../platform/navigation/use-leave-guard.ts';
import { notify, notifyError } from '../../../platform/notify.ts';
import { DraftBanner } from '../../../screens/edit/drafts/DraftBanner.tsx';
import { CellGrid } from './table/CellGrid.tsx';
import { type GridRows, withBlankRows } from './table/grid-rows.ts';
import { ConfirmDialog } from '../../../ui/overlays/ConfirmDialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { IconButton } from '../../../ui/page/IconButton.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { SaveBar } from '../../../ui/page/bars/SaveBar.tsx';
import { COLUMNS, fillCell, type GridLookups, type GridSession, readGridRow, tidyCell } from './cells/grid-cells.ts';
import { arranged } from './cells/grid-head.ts';
import { GridRepetition } from './GridRepetition.tsx';
import { sessionGridMessages } from './session-grid.messages.ts';
import { useGridDraft } from './use-grid-draft.ts';
import { useGridLookups } from './use-grid-lookups.ts';
import type { ActivityParams } from './use-grid-preview.ts';
import { blankGrid, type SessionGridState, useSessionGrid, useTidyGrid } from './use-session-grid.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './SessionGrid.module.css';

type Planned = { session_ids: readonly number[] };
type SessionGridProps = {
  /** The activity of the sessions. */
  params: ActivityParams;
  /** The name of the draft that keeps the rows until they are planned, e.g. `session-grid-1-2`. */
  draft: string;
  /** The activity or bundle of the sessions; the user returns there. */
  parent: Crumb;
  /** The start day of the bundle: no session may be earlier. Null without a bundle or start day. */
  notBefore: string | null;
  isPending: boolean;
  plan: (sessions: readonly GridSession[]) => Promise<{ ok: true; reply: Planned } | { ok: false; error: ApiError }>;
};

/** Plans up to 200 sessions at once. Rows are typed, pasted or repeated, and all are checked before any is saved. */
export function SessionGrid({ params, parent, notBefore, isPending, plan, ...props }: SessionGridProps) {
  const t = useMessages(sessionGridMessages);
  const navigate = useNavigate();
  useSetCrumbs(t.title, parent);
  const grid = useTidyGrid();
  const [typed, setTyped] = useState('');
  const { organizationId } = params;
  const [lookups, retry] = useGridLookups({ organizationId, notBefore, rows: grid.rows, typed });
  const state = useSessionGrid(grid, lookups, params);
  const { filled, faults, sessions, isAsking } = state;
  const draft = useGridDraft(props.draft, grid);
  const isPlanned = useRef(false);
  const planAll = async () => {
    if (faults > 0) return focusFault();
    const result = await plan(sessions);
    if (!result.ok) {
      if (state.showRefusal(result.error.errors)) setTimeout(focusFault);
      return notifyError(result.error);
    }
    notify.success(t.done(result.reply.session_ids.length));
    isPlanned.current = true;
    grid.reset(blankGrid());
    draft.forget();
    navigate(parent.href);
  };
  const retryFailed = lookups.isFailed ? retry : null;
  const save = useSaveAfterLookups({ rows: grid.rows, isAsking, retryFailed, save: () => void planAll() });
  const discard = () => {
    grid.change(blankGrid);
    draft.forget();
  };
  return (
    <>
      <PageHeader title={t.title} isLined />
      <DraftBanner draft={draft} hasTyped={filled > 0} />
      <div className={styles.page}>
        <p className={look.soft}>{t.hint}</p>
        <Tools state={state} lookups={lookups} />
        <Cells state={state} lookups={lookups} onType={setTyped} />
        <p className={`${look.soft} ${look.small} ${styles.keys}`}>{t.keys}</p>
      </div>
      <SaveBar
        changes={filled}
        details={whichOf(t, state)}
        isPending={isPending}
        saveLabel={t.save(filled)}
        onSave={save}
        onDiscard={discard}
      />
      <LeaveQuestion {...{ filled, isPlanned }} onLeave={draft.forget} />
    </>
  );
}

const whichOf = (t: (typeof sessionGridMessages)['nl'], { faults, isAsking, filled }: SessionGridState) =>
  faults > 0 ? t.cellProblems(faults) : isAsking ? t.lookingUp : t.filled(filled);

type SaveAfterLookups = {
  rows: GridRows;
  isAsking: boolean;
  /** Repeats the searches that failed; null when none did. */
  retryFailed: (() => void) | null;
  save: () => void;
};

/**
 * Returns a function that saves once all texts are looked up on the server. Repeats failed searches first. Doesn't save when the rows
 * change while it waits.
 */
function useSaveAfterLookups({ rows, isAsking, retryFailed, save }: SaveAfterLookups): () => void {
  const [held, setHeld] = useState<GridRows | null>(null);
  useEffect(() => {
    if (held === null || isAsking) return;
    setHeld(null);
    if (held === rows) save();
    // oxlint-disable-next-line react/exhaustive-deps -- the end of the look-up triggers the save, not a new save function
  }, [held, isAsking]);
  return () => {
    retryFailed?.();
    if (isAsking || retryFailed !== null) setHeld(rows);
    else save();
  };
}

/** Puts the focus on the first cell with an error. */
function focusFault() {
  const cell = document.querySelector<HTMLInputElement>('[role="grid"] [aria-invalid="true"]');
  cell?.focus();
}

type PartProps = { state: SessionGridState; lookups: GridLookups };

function Cells({ state, lookups, onType }: PartProps & { onType: (text: string) => void }) {
  const t = useMessages(sessionGridMessages);
  const fieldOf = (column: number) => COLUMNS[column] ?? 'date';
  const columns = useMemo(
    () => [
      { label: t.columns.date, width: 170 },
      { label: t.columns.start, width: 96 },
      { label: t.columns.end, width: 96 },
      { label: t.columns.spots, width: 110, placeholder: t.empty.spots, inputMode: 'numeric' as const },
      {
        label: t.columns.location,
        placeholder: t.empty.location,
        options: lookups.locations.map(({ name }) => name),
        onType,
      },
      { label: t.columns.rate, placeholder: t.empty.rate, options: lookups.rates.map(({ name }) => name) },
    ],
    [t, lookups, onType],
  );
  const isHead = (cells: readonly string[]) => {
    const { faults } = readGridRow(cells, lookups);
    return faults.date === 'date' && faults.start === 'time' && faults.end === 'time';
  };
  return (
    <CellGrid
      label={t.label}
      columns={columns}
      grid={state.grid}
      most={GRID_ROWS_MAX}
      markOf={state.markOf}
      tidy={(text, column) => tidyCell(text, fieldOf(column), lookups)}
      filled={(above, column) => fillCell(above, fieldOf(column), lookups)}
      arrange={(copied) => arranged(copied, isHead)}
      onTooMany={(lost) => notify.info(t.tooMany(lost, GRID_ROWS_MAX))}
    />
  );
}

function Tools({ state, lookups }: PartProps) {
  const t = useMessages(sessionGridMessages);
  const [isRepeating, setRepeating] = useState(false);
  const { grid } = state;
  const addRow = () =>
    grid.change((rows) => withBlankRows(rows, { count: 1, columns: COLUMNS.length, most: GRID_ROWS_MAX }));
  return (
    <div className={`${look.row} ${look.wrap} ${styles.tools}`}>
      <IconButton
        label={t.undo}
        icon={<IconArrowBackUp size={17} stroke={1.75} aria-hidden />}
        isFramed
        disabled={!grid.canUndo}
        onClick={grid.undo}
      />
      <IconButton
        label={t.redo}
        icon={<IconArrowForwardUp size={17} stroke={1.75} aria-hidden />}
        isFramed
        disabled={!grid.canRedo}
        onClick={grid.redo}
      />
      <Button
        variant="default"
        leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />}
        disabled={grid.rows.length >= GRID_ROWS_MAX}
        onClick={addRow}
      >
        {t.addRow}
      </Button>
      <Button
        variant="default"
        leftSection={<IconRepeat size={17} stroke={1.75} aria-hidden />}
        onClick={() => (state.last === null ? notify.info(t.repeat.none) : setRepeating(true))}
      >
        {t.repeat.action}
      </Button>
      {isRepeating && <GridRepetition state={state} lookups={lookups} onClose={() => setRepeating(false)} />}
    </div>
  );
}

type LeaveQuestionProps = { filled: number; isPlanned: { readonly current: boolean }; onLeave: () => void };

function LeaveQuestion({ filled, isPlanned, onLeave }: LeaveQuestionProps) {
  const t = useMessages(sessionGridMessages).leave;
  const guard = useLeaveGuard({ when: () => filled > 0 && !isPlanned.current });
  return (
    <ConfirmDialog
      isOpen={guard.isAsking}
      isDanger
      title={t.title}
      text={t.text(filled)}
      confirmLabel={t.confirm}
      onConfirm={() => {
        onLeave();
        guard.leave();
      }}
      onCancel={guard.stay}
    />
  );
}
