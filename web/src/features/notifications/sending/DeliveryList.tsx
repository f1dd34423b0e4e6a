import { type Delivery, listDeliveries } from '@move/contract/notifications/notifications.ts';
import { DELIVERY_REASONS, DELIVERY_STATUSES } from '@move/domain/notifications/notification.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ShortMoment } from '../../../screens/list/dates.tsx';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { DELIVERY_LOOKS } from '../notification-look.ts';
import { sendingMessages } from './sending.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';
import * as styles from './sending.module.css';

const POLL_MS = 3_000;

/** Each recipient with the result, and the text for that person. */
export function DeliveryList({ notificationId, isSending }: { notificationId: number; isSending: boolean }) {
  const t = useMessages(sendingMessages).deliveries;
  const formats = useFormats();
  const inWords = useStatusWord();
  const list = useList(listDeliveries, {
    params: { notificationId },
    refetchInterval: () => (isSending ? POLL_MS : false),
  });
  const nameOf = ({ name, email }: Delivery) => name ?? email ?? t.nameless;
  const reasonOf = ({ reason, status, due_at }: Delivery) => {
    if (reason === null) return '';
    return status === 'queued' ? t.at(t.reason[reason], formats.moment(due_at)) : t.reason[reason];
  };
  const momentOf = ({ sent_at }: Delivery) => (sent_at === null ? '' : formats.moment(sent_at));
  return (
    <ListPart
      list={list}
      title={t.title}
      search={list.rows.some(({ email }) => email !== null) ? t.searchAll : t.search}
      record={(row) => ({ name: nameOf(row) })}
      columns={[
        {
          name: 'name',
          sort: 'name',
          cell: (row) => (
            <span style={{ minWidth: 0 }}>
              <span className={tableStyles.primary}>{nameOf(row)}</span>
              {row.name !== null && row.email !== null && (
                <span className={`${look.smaller} ${look.muted} ${look.ellipsis}`}> {row.email}</span>
              )}
            </span>
          ),
          value: nameOf,
        },
        {
          name: 'status',
          sort: 'status',
          cell: ({ status }) => <Status look={DELIVERY_LOOKS[status]} />,
          value: ({ status }) => inWords(DELIVERY_LOOKS[status]),
        },
        { name: 'reason', header: t.columns.reason, cell: reasonOf, value: reasonOf },
        {
          name: 'sent_at',
          sort: 'sent_at',
          cell: ({ sent_at }) => sent_at !== null && <ShortMoment at={sent_at} />,
          value: momentOf,
        },
        {
          name: 'contents',
          header: t.columns.text,
          cell: ({ title, contents }) => (
            <span className={styles.delivery} title={`${title}\n${contents}`}>
              {contents}
            </span>
          ),
          value: ({ contents }) => contents,
        },
      ]}
      filters={[
        {
          name: 'status',
          label: t.columns.status,
          options: DELIVERY_STATUSES.map((value) => ({ value, label: inWords(DELIVERY_LOOKS[value]) })),
        },
        {
          name: 'reason',
          label: t.columns.reason,
          options: DELIVERY_REASONS.map((value) => ({ value, label: t.reason[value] })),
        },
      ]}
      empty={t.empty}
    />
  );
}
