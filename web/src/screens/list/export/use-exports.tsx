import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { type ReactNode, useRef } from 'react';
import { useFormats, useTimeZone } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import type { BulkAction } from '../../../ui/page/bars/BulkBar.tsx';
import { useConfirm } from '../../confirm.tsx';
import { screenMessages } from '../../screen.messages.ts';
import type { ExportColumn } from '../columns.tsx';
import type { ListEndpoint, RowOf } from '../endpoint-types.ts';
import type { ExportFormat } from './export-format.ts';
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
  confirmDialog: ReactNode;
};

/** Exports the filtered (or the chosen) rows in the shown columns, as CSV or Excel; and files that the server makes. */
export function useExports<E extends ListEndpoint>(what: Options<E>): Exports {
  const words = useMessages(screenMessages);
  const formats = useFormats();
  const timeZone = useTimeZone();
  const locale = useLocale();
  const isRunning = useRef(false);
  const [confirm, confirmDialog] = useConfirm();
  const { list } = what;

  const run = async (format: ExportFormat) => {
    if (isRunning.current) return;
    isRunning.current = true;
    try {
      const { exportRows } = await import('./export-rows.ts');
      await exportRows(format, what, { confirm, formats, locale, timeZone });
    } catch {
      notify.error(words.export.failed);
    } finally {
      isRunning.current = false;
    }
  };
  if (list.total === 0) return { choices: [], bulk: [], confirmDialog };
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
  return { choices: [xlsx, csv, ...what.others], bulk: [{ ...xlsx, label: words.export.title }], confirmDialog };
}
