import { DECIMAL_MARKS } from '@move/domain/kit/messages/locale.ts';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { saveFile } from '../../../platform/api/downloads.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import type { BulkAction } from '../../../ui/page/bars/BulkBar.tsx';
import { useConfirm } from '../../confirm.tsx';
import { screenWords } from '../../screen-words.ts';
import type { ExportColumn } from '../columns.tsx';
import type { ListEndpoint, RowOf } from '../endpoint-types.ts';
import { EXPORT_MAX, type ExportFormat } from './export-format.ts';
import type { List } from '../use-list.ts';

type Options<E> = {
  list: List<E>;
  columns: readonly ExportColumn<RowOf<E>>[];
  name: string;
  /** Other files of the same rows, which the server makes. */
  others: readonly ExportChoice[];
};

/** A file that the export button offers. */
export type ExportChoice = { label: string; icon?: ReactNode; onClick: () => void };

type Exports = {
  /** The choices of the export button; empty for an empty list. */
  choices: ExportChoice[];
  bulk: BulkAction[];
  question: ReactNode;
};

/** Exports the filtered (or the chosen) rows in the shown columns, as CSV or Excel; and files that the server makes. */
export function useExports<E extends ListEndpoint>(what: Options<E>): Exports {
  const words = useMessages(screenWords);
  const formats = useFormats();
  const locale = useLocale();
  const isRunning = useRef(false);
  const [confirm, question] = useConfirm();
  const { list } = what;
  const limit = formats.number(EXPORT_MAX);

  const run = async (format: ExportFormat) => {
    const only = list.selected.size > 0 ? list.selected : null;
    const isWhole = only !== null || list.total <= EXPORT_MAX;
    if (isRunning.current || !(isWhole || (await confirm(words.export.tooMany(limit, formats.number(list.total))))))
      return;
    isRunning.current = true;
    notify.success(words.export.busy);
    const csvWords = { yes: words.yes, no: words.no, decimal: DECIMAL_MARKS[locale] } as const;
    try {
      const { exportFile } = await import('./export-list.ts');
      saveFile(await exportFile(format, { ...what, only, words: csvWords }));
      notify.success(words.export.done);
    } catch {
      notify.error(words.export.failed);
    } finally {
      isRunning.current = false;
    }
  };
  if (list.total === 0) return { choices: [], bulk: [], question };
  const csv = {
    label: words.export.asShownCsv,
    icon: <IconDownload size={16} stroke={1.75} aria-hidden />,
    onClick: () => void run('csv'),
  };
  const xlsx = {
    label: words.export.asShownXlsx,
    icon: <IconFileSpreadsheet size={16} stroke={1.75} aria-hidden />,
    onClick: () => void run('xlsx'),
  };
  return { choices: [xlsx, csv, ...what.others], bulk: [{ ...xlsx, label: words.export.title }], question };
}
