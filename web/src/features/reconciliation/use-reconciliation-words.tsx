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

type Row = { state: keyof typeof LOOKS; difference_in_cents: number };

/** Returns a function that writes whether a month balances, with the difference if it doesn't. */
export function useStateWord(): (row: Row) => string {
  const t = useMessages(reconciliationMessages).state;
  const formats = useFormats();
  return ({ state, difference_in_cents: difference }) => {
    if (state === 'balances') return t.balances;
    return difference === 0 ? t.cancels : t.differs(formats.money(difference));
  };
}

export function State({ row, pill }: { row: Row; pill?: boolean }) {
  const text = useStateWord()(row);
  return <Status look={LOOKS[row.state]} pill={pill} {...(row.state === 'differs' && { text })} />;
}
