import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { IconDownload } from '@tabler/icons-react';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { orderMessages } from '../orders.messages.ts';

type ExportButtonProps<E> = {
  endpoint: E;
  /** The input of the list: its filters and its order. */
  input: CallInput<NoInfer<E>>;
  total: number;
  /** The name of the file. */
  name: string;
};

/** Downloads all rows of a list, as a sheet with all columns. */
export function ExportButton<E extends Endpoint & { reply: 'file' }>({
  endpoint,
  input,
  total,
  name,
}: ExportButtonProps<E>) {
  const t = useMessages(orderMessages);
  const { download, isPending } = useDownload(endpoint);
  const today = Temporal.Now.plainDateISO().toString();
  return (
    <Button
      variant="default"
      leftSection={<IconDownload size={17} stroke={1.75} aria-hidden />}
      loading={isPending}
      disabled={total === 0}
      onClick={() => void download(input, `${name}-${today}.xlsx`)}
    >
      {t.export}
    </Button>
  );
}
