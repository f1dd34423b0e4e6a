import { DECIMAL_MARKS, type Locale } from '@move/domain/kit/messages/locale.ts';
import { saveFile } from '../../../platform/api/downloads.ts';
import { notify } from '../../../platform/notify.ts';
import type { Formats } from '../../../platform/texts/formats.ts';
import type { useConfirm } from '../../confirm.tsx';
import { screenMessages } from '../../screen.messages.ts';
import type { ExportColumn } from '../columns.tsx';
import type { ListEndpoint, RowOf } from '../endpoint-types.ts';
import type { List } from '../use-list.ts';
import { EXPORT_MAX, type ExportFormat } from './export-format.ts';
import { exportFile } from './export-list.ts';
import { exportMessages } from './export.messages.ts';

type Rows<E> = { list: List<E>; columns: readonly ExportColumn<RowOf<E>>[]; name: string };
type Surroundings = { confirm: ReturnType<typeof useConfirm>[0]; formats: Formats; locale: Locale; timeZone: string };

/**
 * Saves the chosen rows of a list as a file; without a choice, all rows. Asks first when only the first EXPORT_MAX rows fit in the file.
 */
export async function exportRows<E extends ListEndpoint>(
  format: ExportFormat,
  rows: Rows<E>,
  { confirm, formats, locale, timeZone }: Surroundings,
): Promise<void> {
  const { list } = rows;
  const { tooMany, done } = exportMessages[locale];
  const only = list.selected.size > 0 ? list.selected : null;
  const isWhole = only !== null || list.total <= EXPORT_MAX;
  if (!isWhole && !(await confirm(tooMany(formats.number(EXPORT_MAX), formats.number(list.total))))) return;
  const { yes, no, export: words } = screenMessages[locale];
  notify.success(words.busy);
  const csvWords = { yes, no, decimal: DECIMAL_MARKS[locale] };
  saveFile(await exportFile(format, { ...rows, only, words: csvWords, timeZone }));
  notify.success(done);
}
