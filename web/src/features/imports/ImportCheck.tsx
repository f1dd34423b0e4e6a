import type { ImportReport, ImportRow } from '@move/contract/imports/imports.ts';
import { columnName } from '@move/domain/imports/organization-columns.ts';
import { refusedCsv } from '@move/domain/imports/refused-list.ts';
import { IconArrowDown, IconDownload } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { saveFile } from '../../platform/api/downloads.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRegisterShortcuts } from '../../platform/menu/shortcuts.ts';
import { useShortcuts } from '../../ui/keys/use-shortcuts.tsx';
import { Kbd } from '../../ui/marks/Kbd.tsx';
import { SegmentedChoice } from '../../ui/marks/SegmentedChoice.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { unusedHeaders } from './columns/ImportColumns.tsx';
import { ChoiceSelect } from './DoubleChoice.tsx';
import { type GridHandle, ImportGrid } from './ImportGrid.tsx';
import { importMessages } from './imports.messages.ts';
import { ImportStart } from './ImportStart.tsx';
import { type Checked, choiceFor, chosenColumns, type ListCheck } from './use-list-check.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './imports.module.css';

type ImportCheckProps = {
  list: ListCheck;
  checked: Checked;
  onColumns: () => void;
  onStarted: (id: string) => void;
};

/** Every row as it will be imported. Cells with errors can be corrected in place. */
export function ImportCheck({ list, checked, onColumns, onStarted }: ImportCheckProps) {
  const words = useMessages(importMessages);
  const t = words.check;
  useRegisterShortcuts(words.keys);
  const { report, edits, choices } = checked;
  const unused = unusedHeaders(report, chosenColumns(report), words.match.unnamed);
  const wrongLines = new Set(report.errors.map(({ line }) => line));
  // the filtered lines are remembered, so that a row doesn't disappear while the user corrects it
  const [shown, setShown] = useState<RowFilter>(ALL);
  const { lines } = shown;
  const rows = lines === null ? report.table : report.table.filter(({ line }) => lines.has(line));
  const show = (kind: RowFilter['kind']) => {
    if (kind === 'all') setShown(ALL);
    else setShown({ kind, lines: kind === 'wrong' ? wrongLines : new Set(report.doubles.map(({ line }) => line)) });
  };
  const grid = useRef<GridHandle>(null);
  const next = () => grid.current?.toNextProblem();
  useShortcuts({ N: next });
  return (
    <>
      <section className={styles.step} aria-label={t.title}>
        <Figures report={report} wrong={wrongLines.size} isChecking={list.isChecking} edits={edits.length} />
        {unused.length > 0 && <p className={`${look.small} ${look.muted}`}>{words.match.left(unused.join(', '))}</p>}
        {list.error !== null && (
          <Banner
            tone="warning"
            action={
              <button type="button" className={buttonStyles.linkButton} onClick={list.again}>
                {t.again}
              </button>
            }
          >
            {list.error || t.unchecked}
          </Banner>
        )}
        <div className={styles.bar}>
          <SegmentedChoice
            label={t.show}
            value={shown.kind}
            segments={[
              { value: 'all', label: t.all },
              { value: 'wrong', label: t.onlyWrong, disabled: shown.kind === 'all' && wrongLines.size === 0 },
              { value: 'double', label: t.onlyDouble, disabled: shown.kind === 'all' && report.doubles.length === 0 },
            ]}
            onChange={show}
          />
          {report.doubles.length > 0 && <AllDoubles checked={checked} onChoose={list.choose} />}
          <Button
            variant="default"
            disabled={wrongLines.size === 0}
            leftSection={<IconArrowDown size={16} stroke={1.75} aria-hidden />}
            rightSection={<Kbd>N</Kbd>}
            onClick={next}
          >
            {t.next}
          </Button>
          {wrongLines.size > 0 && <ProblemsFile checked={checked} />}
          <span className={look.grow} />
          <span className={look.row}>
            <Button variant="subtle" color="neutral" onClick={onColumns}>
              {t.changeColumns}
            </Button>
            <Button variant="subtle" color="neutral" onClick={list.forget}>
              {t.other}
            </Button>
          </span>
        </div>
      </section>
      <ImportGrid
        ref={grid}
        {...{ report, rows, choices }}
        onEdit={list.edit}
        onChoose={(double, choice) => list.choose([double], choice)}
      />
      <ImportStart checked={checked} isChecking={list.isChecking} onStarted={onStarted} onRefused={list.again} />
    </>
  );
}

type RowFilter = { kind: 'all' | 'wrong' | 'double'; lines: ReadonlySet<number> | null };
const ALL: RowFilter = { kind: 'all', lines: null };

/** One choice for all duplicates. */
function AllDoubles({ checked, onChoose }: { checked: Checked; onChoose: ListCheck['choose'] }) {
  const t = useMessages(importMessages).doubles;
  const { report, choices } = checked;
  const used = new Set(report.doubles.map((double) => choiceFor(choices, double)));
  const [first = 'skip'] = used;
  return (
    <label className={styles.all}>
      {t.all}
      <ChoiceSelect
        label={t.all}
        mayUpdate={report.doubles.some(({ may_update }) => may_update)}
        choice={used.size > 1 ? '' : first}
        onChoose={(choice) => onChoose(report.doubles, choice)}
      />
    </label>
  );
}

type FiguresProps = { report: ImportReport; wrong: number; isChecking: boolean; edits: number };

function Figures({ report, wrong, isChecking, edits }: FiguresProps) {
  const { rows, valid, doubles } = report;
  const t = useMessages(importMessages).check;
  const formats = useFormats();
  return (
    <div className={styles.figures} role="status">
      <span>
        <b className={look.figures}>{formats.number(rows)}</b> {t.rows}
      </span>
      <span>
        <b className={look.figures}>{formats.number(valid)}</b> {t.ready}
      </span>
      {doubles.length > 0 && (
        <span data-double>
          <b className={look.figures}>{formats.number(doubles.length)}</b> {t.double(doubles.length)}
        </span>
      )}
      <span data-wrong={wrong > 0}>
        <b className={look.figures}>{formats.number(wrong)}</b> {t.wrong}
      </span>
      <span className={`${look.small} ${look.muted}`}>
        {isChecking ? t.checking : edits > 0 ? t.saved(edits) : wrong + doubles.length === 0 ? t.none : ''}
      </span>
    </div>
  );
}

/** Downloads the invalid rows with their errors, to be corrected elsewhere. */
function ProblemsFile({ checked: { report } }: { checked: Checked }) {
  const t = useMessages(importMessages).check;
  const locale = useLocale();
  const save = () => {
    const headers = report.columns.map(({ header, field }) => (field === null ? header : columnName(field, locale)));
    const reasonsOf = ({ line }: ImportRow) =>
      report.errors.flatMap((error) => (error.line === line ? [error.message] : []));
    const refused = report.table
      .map((row) => ({ ...row, reasons: reasonsOf(row) }))
      .filter(({ reasons }) => reasons.length > 0);
    const csv = refusedCsv(headers, refused, locale);
    saveFile(new File([csv], t.downloadName, { type: 'text/csv;charset=utf-8' }));
  };
  return (
    <Button variant="default" leftSection={<IconDownload size={16} stroke={1.75} aria-hidden />} onClick={save}>
      {t.download}
    </Button>
  );
}
