import { type Columns, judgeRow } from '@move/contract/imports/judge-row.ts';
import {
  type DoubleChoice,
  type ImportDouble,
  type ImportEdits,
  type ImportReport,
  importOrganizations,
} from '@move/contract/imports/imports.ts';
import type { OrganizationColumn } from '@move/domain/imports/organization-columns.ts';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { errorText } from '../../platform/notify.ts';
import { type Locale, useLocale } from '../../platform/texts/locale.ts';

/** Milliseconds after a correction before the server checks again. */
const DEBOUNCE_MS = 600;

/** A list with its corrections, the choices for duplicates, and the server's report. */
export type Checked = { file: File; report: ImportReport; edits: ImportEdits; choices: Choices };

/** The choices for duplicates by line, each with the organisation for which it was made. A duplicate without a choice is skipped. */
export type Choices = ReadonlyMap<number, { choice: DoubleChoice; organizationId: number | null }>;

export type ListCheck = {
  checked: Checked | null;
  /** Why the last check failed. */
  error: string | null;
  isChecking: boolean;
  checkFile: (file: File) => void;
  chooseColumns: (columns: Columns) => void;
  edit: (line: number, field: OrganizationColumn, value: string) => void;
  /** Sets the choice for these duplicates. */
  choose: (doubles: readonly ImportDouble[], choice: DoubleChoice) => void;
  again: () => void;
  forget: () => void;
};

type Input = { file: File; columns?: Columns; edits?: ImportEdits; choices?: Choices };

/** The fields of the columns in a report. */
export const chosenColumns = (report: ImportReport): Columns => report.columns.map(({ field }) => field);

/** The body for the endpoint that checks and imports a list. */
export function bodyOf({ file, columns, edits = [], choices }: Input) {
  const doubles = [...(choices ?? [])].map(([line, { choice, organizationId }]) => ({
    line,
    choice,
    ...(organizationId === null ? {} : { organization_id: organizationId }),
  }));
  return {
    file,
    ...(columns === undefined ? {} : { columns: JSON.stringify(columns) }),
    ...(edits.length === 0 ? {} : { edits: JSON.stringify(edits) }),
    ...(doubles.length === 0 ? {} : { doubles: JSON.stringify(doubles) }),
  };
}

/** Keeps a list with its corrections; every change is checked here at once, and by the server once the user stops typing. */
export function useListCheck(): ListCheck {
  const locale = useLocale();
  const [checked, setChecked] = useState<Checked | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [isChecking, setChecking] = useState(false);
  const asking = useRef<AbortController>(undefined);
  const timer = useRef<number>(undefined);
  useEffect(
    () => () => {
      asking.current?.abort();
      window.clearTimeout(timer.current);
    },
    [],
  );

  const ask = async (asked: Input) => {
    asking.current?.abort();
    window.clearTimeout(timer.current);
    const controller = new AbortController();
    asking.current = controller;
    setChecking(true);
    setError(null);
    try {
      // choices are used only by the import, not by the check
      const { choices: _choices, ...judged } = asked;
      const body = { ...bodyOf(judged), dry_run: '1' as const };
      const reply = await api(importOrganizations, { body }, { signal: controller.signal });
      setChecked((before) => {
        const choices = before?.file === asked.file ? before.choices : new Map();
        return { file: asked.file, report: reply.import, edits: asked.edits ?? [], choices };
      });
    } catch (thrown) {
      if (!controller.signal.aborted) setError(errorText(thrown));
    } finally {
      if (asking.current === controller) setChecking(false);
    }
  };

  const askSoon = (asked: Input) => {
    asking.current?.abort();
    window.clearTimeout(timer.current);
    setChecking(true);
    timer.current = window.setTimeout(() => void ask(asked), DEBOUNCE_MS);
  };

  return {
    checked,
    error,
    isChecking,
    checkFile: (file) => void ask({ file }),
    chooseColumns: (columns) => {
      if (checked) void ask({ file: checked.file, columns, edits: checked.edits });
    },
    edit: (line, field, value) => {
      if (!checked) return;
      const next = withEdit(checked, { line, field, value }, locale);
      setChecked(next);
      askSoon({ file: next.file, columns: chosenColumns(next.report), edits: next.edits });
    },
    choose: (doubles, choice) => {
      setChecked((before) => before && { ...before, choices: withChoice(before.choices, doubles, choice) });
    },
    again: () => {
      if (checked) void ask({ file: checked.file, columns: chosenColumns(checked.report), edits: checked.edits });
    },
    forget: () => {
      asking.current?.abort();
      window.clearTimeout(timer.current);
      setChecked(null);
      setChecking(false);
      setError(null);
    },
  };
}

/** The list with one cell corrected and its row checked again. Only the server compares rows with each other. */
function withEdit({ file, report, edits, choices }: Checked, edit: ImportEdits[number], locale: Locale): Checked {
  const columns = chosenColumns(report);
  const at = columns.indexOf(edit.field);
  const table = report.table.map((row) =>
    row.line === edit.line
      ? { ...row, cells: columns.map((_, n) => (n === at ? edit.value : (row.cells[n] ?? ''))) }
      : row,
  );
  const row = table.find(({ line }) => line === edit.line);
  const own = row ? judgeRow(row, columns, locale).errors : [];
  const errors = [...report.errors.filter(({ line }) => line !== edit.line), ...own];
  const doubles = report.doubles.filter(({ line }) => line !== edit.line);
  const valid = report.rows - new Set(errors.map(({ line }) => line)).size - doubles.length;
  const others = edits.filter(({ line, field }) => line !== edit.line || field !== edit.field);
  return { file, report: { ...report, table, errors, doubles, valid }, edits: [...others, edit], choices };
}

/** Sets a choice. Where an update isn't possible, for instance for a duplicate of another row of the list, the row is skipped instead. */
function withChoice(choices: Choices, doubles: readonly ImportDouble[], choice: DoubleChoice): Choices {
  const next = new Map(choices);
  for (const { line, may_update, organization } of doubles) {
    const chosen = choice === 'update' && !may_update ? 'skip' : choice;
    next.set(line, { choice: chosen, organizationId: organization?.id ?? null });
  }
  return next;
}

/**
 * The choice for a duplicate. It no longer counts, and the row is skipped, if a correction made the row a duplicate of another
 * organisation.
 */
export function choiceFor(choices: Choices, { line, organization }: ImportDouble): DoubleChoice {
  const made = choices.get(line);
  return made !== undefined && made.organizationId === (organization?.id ?? null) ? made.choice : 'skip';
}
