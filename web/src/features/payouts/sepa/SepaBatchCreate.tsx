import { createSepaBatch, previewSepaBatch } from '@move/contract/payouts/sepa-batches.ts';
import { payoutLabels } from '@move/contract/payouts/payouts.labels.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useSetCrumbs } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { RecordFailed } from '../../../screens/show/RecordFailed.tsx';
import { DateInput } from '../../../ui/inputs/dates/DateInput.tsx';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../../ui/page/Skeletons.tsx';
import { sepaReads, sepaPath } from '../payout-paths.ts';
import { SepaPreviewTables } from './SepaPreviewTables.tsx';
import { sepaMessages } from './sepas.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';
import * as styles from '../payouts.module.css';

/** The number of months to choose from: this one and the eleven before it. */
const MONTHS = 12;
const thisMonth = () => Temporal.Now.plainDateISO('Europe/Amsterdam').toPlainYearMonth();

/** Previews a batch of a month: whom it pays and whom it skips and why. The button creates the draft. */
export function SepaBatchCreate() {
  const t = useMessages(sepaMessages);
  useSetCrumbs(t.create);
  const labels = payoutLabels[useLocale()];
  const formats = useFormats();
  const navigate = useNavigate();
  const [month, setMonth] = useState(() => thisMonth().toString());
  const [day, setDay] = useState<string | null>(null);
  const [search, setSearch] = useState('');
  const read = useRead(
    previewSepaBatch,
    { query: { payoutMonth: month, search } },
    { showsErrors: true, keepsPrevious: true },
  );
  const preview = read.data?.preview;
  const { call, isPending, error, reset } = useCall(createSepaBatch, {
    invalidates: sepaReads,
    showsErrors: ({ status }) => status === 422,
  });
  const date = day ?? preview?.earliest_execution_date ?? null;
  const months = Array.from({ length: MONTHS }, (_, n) => thisMonth().subtract({ months: n }).toString());
  const create = async () => {
    if (date === null) return;
    const result = await call({ body: { payout_month: month, execution_date: date } });
    if (!result.ok) return;
    navigate(sepaPath(result.reply.sepa.id));
  };
  const canCreate = preview !== undefined && preview.number_of_payments > 0 && preview.missing_settings.length === 0;
  return (
    <>
      <PageHeader
        title={t.create}
        isLined
        actions={
          <Button loading={isPending} disabled={!canCreate || date === null} onClick={() => void create()}>
            {t.preview.save}
          </Button>
        }
      />
      <div className={styles.page}>
        {preview !== undefined && preview.missing_settings.length > 0 && (
          <Banner tone="warning">{t.preview.settings(preview.missing_settings.join(', '))}</Banner>
        )}
        <p className={look.soft}>{t.preview.text}</p>
        <div className={formSectionStyles.fields}>
          <FieldSpan columns={3}>
            <SelectInput
              label={t.preview.month}
              value={month}
              required
              options={months.map((value) => ({ value, label: formats.month(value) }))}
              error={error?.errors['payout_month']?.[0]}
              onChange={(value) => {
                reset();
                if (value !== null) setMonth(value);
              }}
            />
          </FieldSpan>
          <FieldSpan columns={3}>
            <DateInput
              label={labels.execution_date}
              value={date}
              required
              min={preview?.earliest_execution_date}
              max={preview?.latest_execution_date}
              error={error?.errors['execution_date']?.[0]}
              onChange={(value) => {
                reset();
                setDay(value);
              }}
            />
          </FieldSpan>
        </div>
        {preview !== undefined && (
          <p className={`${look.small} ${look.soft} ${styles.hint}`}>
            {t.preview.dateHint(
              labels.execution_date,
              formats.date(preview.earliest_execution_date),
              formats.date(preview.latest_execution_date),
            )}
          </p>
        )}
        {preview === undefined &&
          (read.error === null ? (
            <ListSkeleton />
          ) : (
            <RecordFailed error={read.error} onRetry={() => void read.refetch()} />
          ))}
        {preview !== undefined && (
          <>
            <div className={styles.search}>
              <TextInput label={t.preview.search} value={search} onChange={setSearch} />
            </div>
            <SepaPreviewTables preview={preview} isSearching={search.trim() !== ''} />
          </>
        )}
      </div>
    </>
  );
}
