import { reconciliationLabels } from '@move/contract/reconciliation/reconciliation.labels.ts';
import {
  exportJournal,
  getReconciliation,
  JOURNAL_FILES,
  listReconciledOrganizations,
  type ReconciledOrganization,
} from '@move/contract/reconciliation/reconciliation.ts';
import { RECONCILIATION_STATES, EQUATION_TERMS } from '@move/domain/reconciliation/equation.ts';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useDownload } from '../../platform/api/downloads.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { useTotalsRow } from '../../screens/list/use-totals-row.tsx';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { ListSkeleton } from '../../ui/page/Skeletons.tsx';
import { CheckButton, useLastCheck } from './CheckTools.tsx';
import { ALWAYS_SHOWN, Equation } from './Equation.tsx';
import { reconciliationMessages } from './reconciliation.messages.ts';
import { itemsPath, monthPath, platformValue } from './reconciliation-path.ts';
import { State, usePlatformFilterOptions } from './use-reconciliation-words.tsx';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

/** One month of one platform or of all: the equation, and its organisations. */
export function MonthScreen({ month: text }: { month: string | number }) {
  const month = String(text);
  const t = useMessages(reconciliationMessages);
  const labels = reconciliationLabels[useLocale()];
  const formats = useFormats();
  const { download } = useDownload(exportJournal);
  const last = useLastCheck();
  const list = useList(listReconciledOrganizations, { fixed: { month } });
  const platforms = usePlatformFilterOptions();
  const applicationId = list.view.query['applicationId'];
  const { data, error, refetch } = useRead(
    getReconciliation,
    { query: { month, applicationId } },
    { showsErrors: true, keepsPrevious: true },
  );
  const chosen = EQUATION_TERMS.find((each) => each === list.view.query['term']);
  const term = chosen ?? 'closing';
  const totals = useTotalsRow(list.reply?.totals, { label: 'organization', card: `${term}_in_cents` });
  const sums = data?.reconciliation;
  const row = applicationId && sums?.platforms.find(({ application }) => platformValue(application) === applicationId);
  const platform = row ? (row.application?.name ?? t.noPlatform) : null;
  const title =
    platform === null ? t.monthTitle(formats.month(month)) : t.platformTitle(formats.month(month), platform);
  useSetCrumbs(title);
  if (sums === undefined)
    return error === null ? <ListSkeleton /> : <RecordFailed error={error} onRetry={() => void refetch()} />;
  const { organizations_count: count, differing_count: differing } = sums;
  return (
    <>
      <PageHeader
        title={title}
        status={<State row={sums} pill />}
        meta={[
          ...(applicationId === undefined
            ? []
            : [
                <Anchor key="all" className={buttonStyles.textLink} href={monthPath(month, { term: chosen })}>
                  {t.allPlatforms}
                </Anchor>,
              ]),
          sums.is_closed ? t.closed : t.running,
          t.organizations(count, formats.number(count)),
          ...last.meta.slice(0, 1),
        ]}
        actions={<CheckButton {...last} />}
        menu={JOURNAL_FILES.map((format) => ({
          label: t.journal[format],
          onClick: () => void download({ query: { month, format } }, `${t.journal.file}-${month}.${format}`),
        }))}
        isLined
      />
      {differing > 0 && <Banner tone="danger">{t.differing(differing, formats.number(differing))}</Banner>}
      <Equation sums={sums} hrefOf={(shown) => monthPath(month, { applicationId, term: shown })} />
      <ListPart
        list={list}
        title={t.list}
        search={t.search}
        record={({ organization }) => ({
          name: organization.name,
          href: itemsPath({ month, organizationId: organization.id }, { applicationId, term }),
        })}
        columns={[
          { name: 'organization', sort: 'organization', value: (row) => row.organization.name },
          ...EQUATION_TERMS.filter((term) => ALWAYS_SHOWN.includes(term) || sums[`${term}_in_cents`] !== 0).map(
            (term) => {
              const name = `${term}_in_cents` as const;
              return {
                name,
                sort: name,
                align: 'right' as const,
                cell: (row: ReconciledOrganization) => <span className={look.figures}>{formats.money(row[name])}</span>,
                value: (row: ReconciledOrganization) => ({ cents: row[name] }),
              };
            },
          ),
          {
            name: 'difference_in_cents',
            sort: 'difference_in_cents',
            align: 'right',
            cell: (row) => (
              <span
                className={
                  row.difference_in_cents === 0 ? `${look.figures} ${look.muted}` : `${look.figures} ${look.semibold}`
                }
              >
                {formats.money(row.difference_in_cents)}
              </span>
            ),
            value: (row) => ({ cents: row.difference_in_cents }),
          },
        ]}
        filters={[
          { name: 'applicationId', label: labels.applicationId, options: platforms },
          {
            name: 'state',
            label: labels.state,
            options: RECONCILIATION_STATES.map((value) => ({
              value,
              label: value === 'balances' ? t.state.balances : labels.difference_in_cents,
            })),
          },
          {
            name: 'term',
            label: labels.term,
            options: EQUATION_TERMS.map((value) => ({ value, label: labels[`${value}_in_cents`] })),
          },
        ]}
        card={(row) => (
          <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
            <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
              <span className={`${tableStyles.primary} ${look.ellipsis}`}>{row.organization.name}</span>
              <span className={`${look.figures} ${look.semibold}`}>{formats.money(row[`${term}_in_cents`])}</span>
            </span>
            <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
              <span className={`${look.soft} ${look.ellipsis}`}>{labels[`${term}_in_cents`]}</span>
              {row.difference_in_cents !== 0 && (
                <State row={{ state: 'differs', difference_in_cents: row.difference_in_cents }} />
              )}
            </span>
          </span>
        )}
        totals={totals}
        empty={t.emptyOrganizations}
      />
    </>
  );
}
