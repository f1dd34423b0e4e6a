import { downloadAllInvoices, downloadInvoices } from '@move/contract/invoices/invoices.ts';
import { invoiceLabels } from '@move/contract/invoices/invoices.labels.ts';
import { useState } from 'react';
import { api } from '../../platform/api/api.ts';
import { saveFile } from '../../platform/api/downloads.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { errorText } from '../../platform/notify.ts';
import { SelectInput } from '../../ui/inputs/choices/SelectInput.tsx';
import { FormDialog } from '../../ui/overlays/FormDialog.tsx';
import { invoiceMessages } from './invoices.messages.ts';
import { useMonthOptions, useYearOptions } from './use-months.ts';

type YearDialogProps = { organizationId: number; onClose: () => void };

/** Downloads the PDFs of one organisation and year. */
export function YearDialog({ organizationId, onClose }: YearDialogProps) {
  const t = useMessages(invoiceMessages).zip;
  const { year } = invoiceLabels[useLocale()];
  const fetch = (chosen: string) => api(downloadInvoices, { params: { organizationId }, query: { year: chosen } });
  return <ZipDialog text={t.yearText} label={year} options={useYearOptions()} fetch={fetch} onClose={onClose} />;
}

/** Downloads the PDFs of all organisations in one month. */
export function MonthDialog({ onClose }: { onClose: () => void }) {
  const t = useMessages(invoiceMessages).zip;
  const { month } = invoiceLabels[useLocale()];
  const fetch = (chosen: string) => api(downloadAllInvoices, { query: { month: chosen } });
  return <ZipDialog text={t.monthText} label={month} options={useMonthOptions()} fetch={fetch} onClose={onClose} />;
}

type ZipDialogProps = {
  text: string;
  label: string;
  options: readonly { value: string; label: string }[];
  fetch: (chosen: string) => Promise<Blob>;
  onClose: () => void;
};

/** Downloads a ZIP file. Shows an error in the dialog, for instance if there are no invoices. */
function ZipDialog({ text, label, options, fetch, onClose }: ZipDialogProps) {
  const t = useMessages(invoiceMessages);
  const [chosen, setChosen] = useState<string | null>(options[0]?.value ?? null);
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const download = async () => {
    if (chosen === null) return;
    setPending(true);
    try {
      const content = await fetch(chosen);
      saveFile(new File([content], `${t.file}-${chosen}.zip`, { type: content.type }));
      onClose();
    } catch (thrown) {
      setError(errorText(thrown));
      setPending(false);
    }
  };
  return (
    <FormDialog
      title={t.zip.title}
      subtitle={text}
      confirmLabel={t.zip.confirm}
      isPending={isPending}
      isBlocked={chosen === null}
      onSubmit={() => void download()}
      onClose={onClose}
    >
      <SelectInput
        label={label}
        value={chosen}
        options={options}
        isClearable={false}
        error={error ?? undefined}
        onChange={(value) => {
          setError(null);
          setChosen(value);
        }}
      />
    </FormDialog>
  );
}
