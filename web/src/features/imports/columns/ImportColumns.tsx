import type { Columns } from '@move/contract/imports/judge-row.ts';
import type { ImportReport } from '@move/contract/imports/imports.ts';
import {
  columnName,
  missingColumns,
  ORGANIZATION_COLUMNS,
  type OrganizationColumn,
  REQUIRED_COLUMNS,
} from '@move/domain/imports/organization-columns.ts';
import { useState } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { importMessages } from '../imports.messages.ts';
import { chosenColumns } from '../use-list-check.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';
import * as styles from '../imports.module.css';

type ImportColumnsProps = {
  report: ImportReport;
  isBusy: boolean;
  onBack: () => void;
  onChosen: (columns: Columns) => void;
};

const SAMPLES = 3;

/** Matches each column of the file with a field. The matches that were found are filled in. */
export function ImportColumns({ report, isBusy, onBack, onChosen }: ImportColumnsProps) {
  const words = useMessages(importMessages);
  const t = words.match;
  const locale = useLocale();
  const [columns, setColumns] = useState<Columns>(chosenColumns(report));
  const missing = missingColumns(columns);
  // a field belongs to one column: choosing it for another column removes it from the first
  const choose = (at: number, column: OrganizationColumn | null) =>
    setColumns(columns.map((other, n) => (n === at ? column : other === column ? null : other)));
  const names = missing.map((column) => columnName(column, locale)).join(', ');
  const unused = unusedHeaders(report, columns, t.unnamed);
  const isInFile = unused.length >= missing.length;
  return (
    <>
      <Banner tone={missing.length > 0 ? 'warning' : 'success'}>
        {missing.length === 0 ? t.found : isInFile ? t.missing(names) : t.absent(names)}
        {missing.length === 0 && unused.length > 0 && ` ${t.left(unused.join(', '))}`}
      </Banner>
      <section className={styles.step} aria-label={t.title}>
        <h2>{t.title}</h2>
        {isInFile && <p className={look.muted}>{t.text}</p>}
        <div className={styles.matchFrame}>
          <table className={`${tableStyles.table} ${tableStyles.flush} ${styles.match}`} aria-label={t.title}>
            <thead>
              <tr>
                <th scope="col">{t.header}</th>
                <th scope="col">{t.field}</th>
                <th scope="col">{t.sample}</th>
              </tr>
            </thead>
            <tbody>
              {report.columns.map(({ header }, at) => (
                // oxlint-disable-next-line react/no-array-index-key -- two columns of a file may have the same name
                <tr key={at}>
                  <th scope="row">{header || t.unnamed(at + 1)}</th>
                  <td>
                    <FieldChoice
                      label={t.fieldOf(header || t.unnamed(at + 1))}
                      value={columns[at] ?? null}
                      onChange={(column) => choose(at, column)}
                    />
                  </td>
                  <td>
                    <span className={`${look.muted} ${look.ellipsis} ${styles.sample}`}>
                      {samplesOf(report, at).join(' · ') || t.empty}
                    </span>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
        <div className={styles.actions}>
          <Button disabled={missing.length > 0} loading={isBusy} onClick={() => onChosen(columns)}>
            {t.next}
          </Button>
          <Button variant={isInFile ? 'default' : 'filled'} onClick={onBack}>
            {words.check.other}
          </Button>
        </div>
      </section>
    </>
  );
}

/** The names of the columns of the file that are not imported. */
export const unusedHeaders = (report: ImportReport, columns: Columns, unnamed: (at: number) => string): string[] =>
  report.columns.flatMap(({ header }, at) => (columns[at] === null ? [header || unnamed(at + 1)] : []));

const samplesOf = ({ table }: ImportReport, at: number): string[] =>
  table.flatMap(({ cells }) => cells[at]?.trim() || []).slice(0, SAMPLES);

type FieldChoiceProps = {
  label: string;
  value: OrganizationColumn | null;
  onChange: (column: OrganizationColumn | null) => void;
};

/** A plain select, since there is one in every row of the table. */
function FieldChoice({ label, value, onChange }: FieldChoiceProps) {
  const t = useMessages(importMessages).match;
  const locale = useLocale();
  const star = (column: OrganizationColumn) => (REQUIRED_COLUMNS.includes(column) ? ' *' : '');
  return (
    <select
      className={`${tableStyles.select} ${styles.select}`}
      aria-label={label}
      value={value ?? ''}
      onChange={(event) => onChange(ORGANIZATION_COLUMNS.find((column) => column === event.target.value) ?? null)}
    >
      <option value="">{t.unused}</option>
      {ORGANIZATION_COLUMNS.map((column) => (
        <option key={column} value={column}>
          {columnName(column, locale) + star(column)}
        </option>
      ))}
    </select>
  );
}
