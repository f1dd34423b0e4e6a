import { providerComparisonLabels } from '@move/contract/provider-comparisons/provider-comparisons.labels.ts';
import {
  explainProviderFinding,
  listProviderFindings,
  type ProviderFinding,
} from '@move/contract/provider-comparisons/provider-comparisons.ts';
import { PROVIDER_FINDING_KINDS, PROVIDER_FINDING_STATUSES } from '@move/domain/provider-comparisons/comparison.ts';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { ShortDate } from '../../screens/list/dates.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { Status } from '../../ui/marks/Status.tsx';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { usePlatformFilterOptions } from '../reconciliation/public.tsx';
import { CompareButton, useComparison } from './ComparisonTools.tsx';
import { Explanation, FindingCard, FindingSubject, useOrderPath } from './finding-parts.tsx';
import { providerComparisonMessages } from './provider-comparisons.messages.ts';
import { FINDING_LOOKS, useAmount, usePlatformName } from './use-comparison-words.tsx';
import { useFindingMenu } from './use-finding-menu.ts';
import * as look from '../../ui/look/look.module.css';

const ExplainDialog = lazyPart(() => import('./ExplainDialog.tsx').then((module) => module.ExplainDialog));

type ProviderFindingsProps = {
  /** Undefined means all months. */
  month?: string;
  title: string;
  /** Texts in the header, in front of the time of the last comparison. */
  meta?: readonly ReactNode[];
  tabs: readonly EditTab[];
};

/** The differences between the provider and our records, with the explanations of staff. */
export function ProviderFindings({ month, title, meta = [], tabs }: ProviderFindingsProps) {
  const t = useMessages(providerComparisonMessages);
  const labels = providerComparisonLabels[useLocale()];
  const inWords = useStatusWord();
  const list = useList(listProviderFindings, month === undefined ? {} : { fixed: { month } });
  const comparison = useComparison();
  const platforms = usePlatformFilterOptions();
  const platformName = usePlatformName();
  const amount = useAmount();
  const orderHref = useOrderPath();
  const mayExplain = useCan(explainProviderFinding);
  const [explaining, setExplaining] = useState<ProviderFinding | null>(null);
  const menu = useFindingMenu(mayExplain ? setExplaining : null);
  const amountColumn = (name: 'expected_in_cents' | 'actual_in_cents') => ({
    name,
    align: 'right' as const,
    cell: (row: ProviderFinding) => <span className={look.figures}>{amount(row, row[name])}</span>,
    value: (row: ProviderFinding) => ({ cents: row[name] }),
  });
  return (
    <>
      <ListScreen
        list={list}
        title={title}
        meta={[...meta, ...comparison.meta]}
        tabs={tabs}
        actions={<CompareButton {...comparison} />}
        search={t.search}
        record={(row) => ({ name: t.kinds[row.kind], href: orderHref(row) })}
        columns={[
          {
            name: 'kind',
            cell: (row) => <FindingSubject row={row} />,
            value: (row) => t.kinds[row.kind],
          },
          {
            name: 'status',
            cell: (row) => <Status look={FINDING_LOOKS[row.status]} />,
            value: (row) => inWords(FINDING_LOOKS[row.status]),
          },
          { name: 'day', sort: 'day', cell: (row) => <ShortDate day={row.day} />, value: (row) => row.day },
          { name: 'application', cell: platformName, value: platformName, isOptional: true },
          { name: 'organization', cell: (row) => row.organization?.name ?? '–', isOptional: true },
          {
            name: 'reference',
            cell: (row) => <span className={look.figures}>{row.entry === 'order' ? '–' : row.reference}</span>,
            value: (row) => (row.entry === 'order' ? '' : row.reference),
          },
          amountColumn('expected_in_cents'),
          { ...amountColumn('actual_in_cents'), sort: 'actual_in_cents' },
          {
            name: 'explanation',
            cell: (row) => <Explanation row={row} />,
            value: (row) => row.explanation,
          },
        ]}
        filters={[
          {
            name: 'kind',
            label: labels.kind,
            options: PROVIDER_FINDING_KINDS.map((value) => ({ value, label: t.kinds[value] })),
          },
          {
            name: 'status',
            label: labels.status,
            options: PROVIDER_FINDING_STATUSES.map((value) => ({ value, label: inWords(FINDING_LOOKS[value]) })),
          },
          { name: 'applicationId', label: labels.applicationId, options: platforms },
        ]}
        views={[
          { name: t.views.open, query: { status: 'open' } },
          { name: t.views.explained, query: { status: 'explained' } },
        ]}
        menu={menu}
        card={(row) => <FindingCard row={row} />}
        empty={comparison.isSetUp ? t.emptyFindings : t.notSetUp}
      />
      {explaining && <ExplainDialog finding={explaining} onClose={() => setExplaining(null)} />}
    </>
  );
}
