import { exportProfileData } from '@move/contract/privacy/profile-data.ts';
import { listRedemptions, type Redemption } from '@move/contract/wallets/redemptions.ts';
import { ERASED_NAME, isErasedEmail, shownName } from '@move/domain/privacy/erased-person.ts';
import { useState } from 'react';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ShortMoment } from '../../../screens/list/dates.tsx';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { CouponScreen } from '../coupons/CouponScreen.tsx';
import { couponMessages } from '../coupons/coupons.messages.ts';
import { useBatchFilter } from '../coupons/use-batch-filter.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

const EraseProfileDialog = lazyPart(() =>
  import('./EraseProfileDialog.tsx').then((module) => module.EraseProfileDialog),
);

/** Tab Redeemed: which app user redeemed which voucher, and when. */
export function RedemptionList({ walletId }: { walletId: number }) {
  const t = useMessages(couponMessages);
  const list = useList(listRedemptions, { params: { walletId } });
  const batchFilter = useBatchFilter(walletId);
  const { download } = useDownload(exportProfileData);
  const [erasing, setErasing] = useState<Redemption | null>(null);
  // an erased user has no details to show
  const menu = (row: Redemption) =>
    isErasedEmail(row.email)
      ? []
      : [
          {
            label: t.redeemed.data,
            onClick: () => void download({ params: { profileId: row.profile_id } }, `${t.redeemed.file}.zip`),
          },
          { label: t.redeemed.erase, isDanger: true, onClick: () => setErasing(row) },
        ];
  return (
    <CouponScreen walletId={walletId}>
      {() => (
        <>
          <ListPart
            list={list}
            title={t.tabs.redeemed}
            search={t.redeemed.search}
            record={({ code }) => ({ name: code })}
            columns={[
              {
                name: 'code',
                cell: ({ code }) => <span className={`${tableStyles.primary} ${look.figures}`}>{code}</span>,
              },
              { name: 'user', header: t.redeemed.user, cell: (row) => <User row={row} /> },
              {
                name: 'redeemed_at',
                sort: 'redeemed_at',
                cell: (row) => <ShortMoment at={row.redeemed_at} />,
                value: (row) => row.redeemed_at,
              },
              { name: 'value', align: 'right' },
              {
                name: 'redeemed_by',
                header: t.redeemed.by,
                cell: ({ created_by }) =>
                  created_by === null ? <span className={look.muted}>{t.redeemed.self}</span> : created_by,
              },
            ]}
            filters={[batchFilter]}
            menu={menu}
            empty={t.redeemed.empty}
          />
          {erasing && (
            <EraseProfileDialog profileId={erasing.profile_id} email={erasing.email} onClose={() => setErasing(null)} />
          )}
        </>
      )}
    </CouponScreen>
  );
}

/** Name and email address, or the text for an erased user. */
function User({ row: { name, email } }: { row: Redemption }) {
  const locale = useLocale();
  if (isErasedEmail(email)) return <span className={look.muted}>{shownName(ERASED_NAME, locale)}</span>;
  if (name === null) return email;
  return (
    <span>
      {name}
      <span className={`${look.smaller} ${look.muted} ${look.ellipsis}`} style={{ display: 'block' }}>
        {email}
      </span>
    </span>
  );
}
