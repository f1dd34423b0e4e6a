import { listAllActivities } from '@move/contract/activities/activities.ts';
import { cancellationLabels } from '@move/contract/cancellations/cancellations.labels.ts';
import { type Cancellation, listCancellations } from '@move/contract/cancellations/cancellations.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { readQueryOptions } from '../../platform/api/reads.ts';
import type { EditTab } from '../../screens/edit/edit-tabs.ts';
import { ShortMoment } from '../../screens/list/dates.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { cancellationPath } from './cancellation-path.ts';
import { cancellationMessages } from './cancellations.messages.ts';
import { backInCents, RefundProgress, useRefundProgress, useCancellationTitle } from './RefundProgress.tsx';
import * as look from '../../ui/look/look.module.css';
import * as tableStyles from '../../ui/table/table.module.css';

type CancellationListProps = { organizationId: number; title: string; tabs: readonly EditTab[] };

/** Cancellations by the organiser that had participants, as a tab of the finances. */
export function CancellationList({ organizationId, title, tabs }: CancellationListProps) {
  const t = useMessages(cancellationMessages);
  const progress = useRefundProgress();
  const formats = useFormats();
  const locale = useLocale();
  const what = useCancellationTitle({ isShort: true });
  const list = useList(listCancellations, { params: { organizationId } });
  const hrefOf = ({ id }: Cancellation) => cancellationPath({ organizationId, id });
  const activities = readQueryOptions(listAllActivities, { params: { organizationId } }, (reply) =>
    reply.activities.map(({ id, name }) => ({ value: String(id), label: name })),
  );
  return (
    <ListScreen
      list={list}
      title={title}
      tabs={tabs}
      search={t.searchActivity}
      record={(row) => ({ name: row.activity.name, href: hrefOf(row) })}
      columns={[
        {
          name: 'activity',
          cell: (row) => (
            <Anchor className={tableStyles.primary} href={hrefOf(row)}>
              {row.activity.name}
            </Anchor>
          ),
          value: (row) => row.activity.name,
        },
        { name: 'starts_at', cell: what, value: what },
        {
          name: 'canceled_at',
          sort: 'canceled_at',
          cell: (row) => <ShortMoment at={row.canceled_at} />,
          value: (row) => row.canceled_at,
        },
        { name: 'canceled_by', cell: (row) => row.canceled_by ?? '–' },
        { name: 'people', align: 'right' },
        {
          name: 'refunded_in_cents',
          align: 'right',
          cell: (row) => formats.money(backInCents(row)),
          value: (row) => ({ cents: backInCents(row) }),
        },
        {
          name: 'state',
          header: cancellationLabels[locale].state,
          cell: (row) => <RefundProgress cancellation={row} />,
          value: (row) => progress(row).text,
        },
      ]}
      filters={[{ name: 'activityId', label: cancellationLabels[locale].activityId, options: activities }]}
      menu={(row) => [{ label: t.open, href: hrefOf(row) }]}
      card={(row) => (
        <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
          <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
            <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={hrefOf(row)}>
              {row.activity.name}
            </Anchor>
            <span className={`${look.figures} ${look.semibold}`}>{formats.money(backInCents(row))}</span>
          </span>
          <span className={`${look.row} ${look.spread} ${look.small}`} style={{ gap: 12, marginTop: 4 }}>
            <span className={`${look.soft} ${look.ellipsis}`}>{what(row)}</span>
            <RefundProgress cancellation={row} />
          </span>
        </span>
      )}
      empty={t.empty}
    />
  );
}
