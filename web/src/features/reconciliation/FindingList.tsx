import { type Finding, listReconciliationFindings } from '@move/contract/reconciliation/reconciliation.ts';
import { FINDING_KINDS } from '@move/domain/reconciliation/equation.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { CheckButton, useLastCheck } from './CheckTools.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { itemsPath, platformValue } from './reconciliation-path.ts';
import { useReconciliationTabs } from './use-reconciliation-tabs.ts';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

/** The findings of the last check. */
export function FindingList() {
  const t = useMessages(reconciliationMessages);
  const formats = useFormats();
  const list = useList(listReconciliationFindings, {});
  const last = useLastCheck();
  const tabs = useReconciliationTabs();
  const amount = ({ kind }: Finding, value: number) =>
    kind === 'wallet' ? formats.number(value) : formats.money(value);
  const exported = ({ kind }: Finding, value: number) => (kind === 'wallet' ? value : { cents: value });
  const hrefOf = ({ organization, application, month: of }: Finding) =>
    organization === null || of === null
      ? undefined
      : itemsPath(
          { month: of, organizationId: organization.id },
          application === null ? {} : { applicationId: platformValue(application) },
        );
  return (
    <ListScreen
      list={list}
      title={t.title}
      meta={last.meta}
      tabs={tabs}
      actions={<CheckButton {...last} />}
      search={t.search}
      record={(row) => ({ name: t.findings.kinds[row.kind], href: hrefOf(row) })}
      columns={[
        {
          name: 'kind',
          header: t.findings.kind,
          cell: (row) => <What text={t.findings.kinds[row.kind]} href={hrefOf(row)} />,
          value: (row) => t.findings.kinds[row.kind],
        },
        {
          name: 'month',
          sort: 'month',
          cell: (row) => (row.month === null ? '–' : formats.month(row.month)),
          value: (row) => row.month,
        },
        { name: 'organization', sort: 'organization', cell: (row) => row.organization?.name ?? '–' },
        { name: 'application', cell: (row) => row.application?.name ?? '–' },
        { name: 'subject_id', align: 'right' },
        {
          name: 'expected',
          align: 'right',
          cell: (row) => <span className={look.figures}>{amount(row, row.expected)}</span>,
          value: (row) => exported(row, row.expected),
        },
        {
          name: 'actual',
          align: 'right',
          cell: (row) => <span className={look.figures}>{amount(row, row.actual)}</span>,
          value: (row) => exported(row, row.actual),
        },
        {
          name: 'difference',
          header: t.findings.difference,
          align: 'right',
          cell: (row) => (
            <span className={`${look.figures} ${look.semibold}`}>{amount(row, row.actual - row.expected)}</span>
          ),
          value: (row) => exported(row, row.actual - row.expected),
        },
      ]}
      filters={[
        {
          name: 'kind',
          label: t.findings.kind,
          options: FINDING_KINDS.map((value) => ({ value, label: t.findings.kinds[value] })),
        },
      ]}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <span className={tableStyles.primary}>{t.findings.kinds[row.kind]}</span>
            <span className={`${look.figures} ${look.semibold}`}>{amount(row, row.actual - row.expected)}</span>
          </span>
          <span className={`${look.soft} ${look.small}`}>
            {[row.organization?.name, row.month === null ? null : formats.month(row.month)].filter(Boolean).join(' · ')}
          </span>
        </span>
      )}
      empty={t.findings.empty}
    />
  );
}

/** The check that failed. A finding about an organisation links to its rows of the month. */
function What({ text, href }: { text: string; href: string | undefined }) {
  if (href === undefined) return <span className={tableStyles.primary}>{text}</span>;
  return (
    <Anchor className={tableStyles.primary} href={href}>
      {text}
    </Anchor>
  );
}
