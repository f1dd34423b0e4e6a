import { listApplications } from '@move/contract/applications/manage-applications.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { readQueryOptions } from '../../platform/api/reads.ts';
import { statusLooks } from '../../ui/marks/status-looks.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';

/** The platforms to filter by, plus an option for rows without a platform. */
export function usePlatformFilterOptions() {
  const t = useMessages(reconciliationMessages);
  return readQueryOptions(listApplications, { query: { itemsPerPage: 250 } }, ({ applications }) => [
    ...applications.map(({ id, name }) => ({ value: String(id), label: name })),
    { value: 'none', label: t.noPlatform },
  ]);
}

const LOOKS = statusLooks((locale) => reconciliationMessages[locale].stateLooks, {
  balances: ['success', 'check', true],
  differs: ['danger', 'cross'],
});

type StateProps = { row: { state: keyof typeof LOOKS; difference_in_cents: number }; pill?: boolean };

export function State({ row: { state, difference_in_cents: difference }, pill }: StateProps) {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const text = difference === 0 ? t.state.cancels : t.state.differs(formats.money(difference));
  return <Status look={LOOKS[state]} pill={pill} {...(state === 'differs' && { text })} />;
}
