import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { IconTableExport } from '@tabler/icons-react';
import { useDownload } from '../../../platform/api/downloads.ts';
import { notify } from '../../../platform/notify.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { screenMessages } from '../../screen.messages.ts';
import type { ExportChoice } from './use-exports.tsx';

type SheetExport<E> = {
  endpoint: E;
  /** The input of the list: its filters and its order. */
  input: CallInput<NoInfer<E>>;
  /** The start of the file name, before the date. */
  name: string;
  /** Default: all columns. */
  label?: string;
};

/** A choice of the export button: a sheet with all columns of what a list finds, made by the server. */
export function useSheetExport<E extends Endpoint & { reply: 'file' }>({
  endpoint,
  input,
  name,
  label,
}: SheetExport<E>): ExportChoice[] {
  const words = useMessages(screenMessages).export;
  const { download, isPending } = useDownload(endpoint);
  const run = async () => {
    if (isPending) return;
    notify.success(words.busy);
    await download(input, `${name}-${platformToday().toString()}.xlsx`);
  };
  return [
    {
      label: label ?? words.allColumns,
      icon: <IconTableExport size={16} stroke={1.75} aria-hidden />,
      onClick: () => void run(),
    },
  ];
}
