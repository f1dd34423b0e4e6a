import { listCancellationTerms } from '@move/contract/rates/cancellation-terms.ts';
import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { useSearch } from '../../platform/navigation.tsx';
import { RateList } from './RateList.tsx';
import { rateMessages } from './rates.messages.ts';
import { TermList } from './TermList.tsx';

/** The money matters of an organisation, one subject per tab. */
export function Finances({ organizationId }: { organizationId: number }) {
  const t = useMessages(rateMessages).tabs;
  const { tab } = useSearch();
  const mayReadTerms = useCan(listCancellationTerms);
  const tabs = [
    { href: '?', label: t.rates },
    ...(mayReadTerms ? [{ href: '?tab=cancellation', label: t.cancellation }] : []),
  ];
  const List = tab === 'cancellation' ? TermList : RateList;
  return <List organizationId={organizationId} tabs={tabs} />;
}
