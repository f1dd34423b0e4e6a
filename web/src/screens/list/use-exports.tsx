import { MAX_ITEMS_PER_PAGE } from '@move/contract/kit/paging.ts';
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react';
import { useRef } from 'react';
import { saveFile } from '../../platform/downloads.ts';
import { useFormats } from '../../platform/formats.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import type { MenuItem } from '../../ui/overlays/ActionMenu.tsx';
import type { BulkAction } from '../../ui/page/BulkBar.tsx';
import { screenWords } from '../screen-words.ts';
import type { ExportColumn } from './columns.tsx';
import type { ListEndpoint, RowOf } from './endpoint-types.ts';
import type { ExportFormat } from './export-list.ts';
import type { List } from './use-list.ts';

type Options<E> = { list: List<E>; columns: readonly ExportColumn<RowOf<E>>[]; name: string };

/** Export of what is on screen: the filtered rows (or the chosen ones) in the shown columns, as CSV or Excel. */
export function useExports<E extends ListEndpoint>(what: Options<E>): { menu: MenuItem[]; bulk: BulkAction[] } {
  const words = useMessages(screenWords);
  const formats = useFormats();
  const locale = useLocale();
  const isRunning = useRef(false);
  const { list } = what;

  const run = async (format: ExportFormat) => {
    if (isRunning.current) return;
    isRunning.current = true;
    notify.success(words.export.busy);
    const csvWords = { yes: words.yes, no: words.no, decimal: locale === 'nl' ? ',' : '.' } as const;
    const only = list.selected.size > 0 ? list.selected : null;
    try {
      const { exportFile } = await import('./export-list.ts');
      saveFile(await exportFile(format, { ...what, only, words: csvWords }));
      if (only === null && list.total > MAX_ITEMS_PER_PAGE) {
        notify.error(words.export.tooMany(formats.number(MAX_ITEMS_PER_PAGE)));
      }
    } catch {
      notify.error(words.export.failed);
    } finally {
      isRunning.current = false;
    }
  };
  if (list.total === 0) return { menu: [], bulk: [] };
  const csv = {
    label: words.export.asCsv,
    icon: <IconDownload size={16} stroke={1.75} aria-hidden />,
    onClick: () => void run('csv'),
  };
  const xlsx = {
    label: words.export.asXlsx,
    icon: <IconFileSpreadsheet size={16} stroke={1.75} aria-hidden />,
    onClick: () => void run('xlsx'),
  };
  return { menu: [csv, xlsx], bulk: [{ ...xlsx, label: words.export.title }] };
}
