import { type Coupon, listCoupons } from '@move/contract/wallets/coupons.ts';
import { getWallet } from '@move/contract/wallets/wallets.ts';
import { COUPON_STATUSES } from '@move/domain/wallets/coupon.ts';
import { lastLocalDay } from '@move/domain/kit/dates/days.ts';
import { type ReactNode, useState } from 'react';
import { useFormats, useTimeZone } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useDrawer } from '../../../screens/edit/use-drawer.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { CouponScreen } from './CouponScreen.tsx';
import { CouponTools } from './CouponTools.tsx';
import { couponMessages } from './coupons.messages.ts';
import { useBatchFilter } from './use-batch-filter.ts';
import { useCouponActions } from './use-coupon-actions.tsx';
import { ShortMoment } from '../../../screens/list/dates.tsx';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

const CouponCreate = lazyPart(() => import('./CouponDrawer.tsx').then((module) => module.CouponCreate));
const CouponEdit = lazyPart(() => import('./CouponDrawer.tsx').then((module) => module.CouponEdit));
const BatchCreate = lazyPart(() => import('./BatchCreate.tsx').then((module) => module.BatchCreate));
const RedeemDialog = lazyPart(() => import('../redemptions/RedeemDialog.tsx').then((module) => module.RedeemDialog));

/** Tab Overview: the vouchers of a wallet, to create, change, export and redeem. */
export function CouponList({ walletId }: { walletId: number }) {
  const t = useMessages(couponMessages);
  const formats = useFormats();
  const inWords = useStatusWord();
  const zone = useTimeZone();
  const list = useList(listCoupons, { params: { walletId } });
  const drawer = useDrawer();
  const batchFilter = useBatchFilter(walletId);
  const [redeeming, setRedeeming] = useState<string | null>(null);
  const [isMakingBatch, setMakingBatch] = useState(false);
  const walletName = useRead(getWallet, { params: { walletId } }, { showsErrors: true }).data?.wallet.name ?? '';
  const { menu, bulk, dialogs } = useCouponActions(walletId, {
    walletName,
    onEdit: drawer.edit,
    onRedeem: ({ code }) => setRedeeming(code),
  });
  const tools = (
    <CouponTools
      list={list}
      walletId={walletId}
      walletName={walletName}
      onRedeem={() => setRedeeming('')}
      onBatch={() => setMakingBatch(true)}
      onAdd={drawer.create}
    />
  );
  const until = ({ expires_at }: Coupon) =>
    expires_at === null ? (
      <span className={look.muted}>{t.noEnd}</span>
    ) : (
      t.until(formats.date(lastLocalDay(expires_at, zone)))
    );
  return (
    <CouponScreen walletId={walletId}>
      {(wallet) => (
        <>
          <ListPart
            list={list}
            title={t.title}
            search={t.search}
            tools={tools}
            record={({ id, code }) => ({ name: code, href: drawer.hrefOf(id) })}
            columns={[
              { name: 'code', sort: 'code', cell: ({ id, code }) => <CodeLink href={drawer.hrefOf(id)} code={code} /> },
              {
                name: 'status',
                cell: ({ status }) => <Status look={STATUS.coupon[status]} />,
                value: ({ status }) => inWords(STATUS.coupon[status]),
              },
              { name: 'value', sort: 'value', align: 'right' },
              {
                name: 'redeemed_count',
                header: t.columns.uses,
                sort: 'redeemed_count',
                align: 'right',
                cell: (row) => t.uses(formats.number(row.redeemed_count), formats.number(row.quantity)),
              },
              { name: 'expires_at', sort: 'expires_at', cell: until },
              {
                name: 'batch',
                header: t.columns.batch,
                cell: ({ batch_id }) =>
                  batch_id === null ? (
                    <span className={look.muted}>–</span>
                  ) : (
                    <span className={look.figures}>{t.batch(batch_id)}</span>
                  ),
              },
              {
                name: 'created_at',
                sort: 'created_at',
                align: 'right',
                cell: ({ created_at }) => <ShortMoment at={created_at} />,
                value: ({ created_at }) => created_at,
              },
            ]}
            filters={[
              {
                name: 'status',
                label: t.filters.status,
                options: COUPON_STATUSES.map((value) => ({ value, label: inWords(STATUS.coupon[value]) })),
              },
              batchFilter,
            ]}
            menu={menu}
            card={(row) => <CouponCard row={row} href={drawer.hrefOf(row.id)} until={until(row)} />}
            bulk={bulk}
            empty={t.empty}
          />
          {dialogs}
          {drawer.editing !== null && (
            <CouponEdit key={drawer.editing} walletId={walletId} couponId={drawer.editing} onClose={drawer.close} />
          )}
          {drawer.isCreating && <CouponCreate walletId={walletId} onClose={drawer.close} />}
          {isMakingBatch && <BatchCreate walletId={walletId} onClose={() => setMakingBatch(false)} />}
          {redeeming !== null && wallet && (
            <RedeemDialog wallet={wallet} code={redeeming} onClose={() => setRedeeming(null)} />
          )}
        </>
      )}
    </CouponScreen>
  );
}

function CodeLink({ href, code }: { href: string; code: string }) {
  return (
    <Anchor className={`${tableStyles.primary} ${look.figures}`} href={href}>
      {code}
    </Anchor>
  );
}

type CouponCardProps = { row: Coupon; href: string; until: ReactNode };

/** A voucher on the phone: code and status, with value, number of redemptions and last day below. */
function CouponCard({ row, href, until }: CouponCardProps) {
  const t = useMessages(couponMessages);
  const formats = useFormats();
  return (
    <span className={look.grow} style={{ minWidth: 0, display: 'block' }}>
      <span className={`${look.row} ${look.spread}`} style={{ gap: 12 }}>
        <CodeLink href={href} code={row.code} />
        <Status look={STATUS.coupon[row.status]} />
      </span>
      <span className={`${look.small} ${look.soft}`} style={{ display: 'block', marginTop: 4 }}>
        {t.moves(formats.number(row.value), row.value === 1)} ·{' '}
        {t.usesOf(formats.number(row.redeemed_count), formats.number(row.quantity))} · {until}
      </span>
    </span>
  );
}
