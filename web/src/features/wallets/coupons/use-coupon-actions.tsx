import { IDS_MAX } from '@move/contract/kit/fields.ts';
import {
  type Coupon,
  exportCoupons,
  removeCoupon,
  updateCoupon,
  updateCoupons,
} from '@move/contract/wallets/coupons.ts';
import { redeemCouponForUser } from '@move/contract/wallets/redemptions.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { errorText, notify, offerUndo } from '../../../platform/notify.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import type { ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { couponMessages } from './coupons.messages.ts';
import { couponReads } from '../wallet-reads.ts';

const SelectionDialog = lazyPart(() => import('./BatchDialog.tsx').then((module) => module.SelectionDialog));

type Options = { walletName: string; onEdit: (id: number) => void; onRedeem: (coupon: Coupon) => void };
type Actions = { menu: (coupon: Coupon) => readonly MenuItem[]; bulk: readonly ListBulk[]; dialogs: ReactNode };

/** The actions on one voucher and the bulk actions. */
export function useCouponActions(walletId: number, { walletName, onEdit, onRedeem }: Options): Actions {
  const t = useMessages(couponMessages);
  const [remove, removal] = useRemoveCoupon(walletId);
  const formats = useFormats();
  const toggle = useToggle(walletId);
  const many = useCall(updateCoupons, { invalidates: couponReads, showsErrors: true });
  const { download } = useDownload(exportCoupons);
  const mayRedeem = useCan(redeemCouponForUser);
  const [extending, setExtending] = useState<readonly number[] | null>(null);
  const menu = (coupon: Coupon): readonly MenuItem[] => [
    { label: t.edit, onClick: () => onEdit(coupon.id) },
    { label: coupon.is_enabled ? t.disable : t.enable, onClick: () => void toggle(coupon) },
    ...(mayRedeem && coupon.status === 'active' ? [{ label: t.redeem.action, onClick: () => onRedeem(coupon) }] : []),
    // a redeemed voucher can't be removed, only disabled
    ...(coupon.redeemed_count === 0 ? [{ label: t.remove, isDanger: true, onClick: () => void remove(coupon) }] : []),
  ];
  // the server changes all vouchers or none, so an error is for each of them
  const change = (is_enabled: boolean) => async (ids: readonly number[]) => {
    const result = await many.call({ params: { walletId }, body: { ids: [...ids], is_enabled } });
    return ids.map((id) => (result.ok ? { id } : { id, error: errorText(result.error) ?? '' }));
  };
  const printQuestion = (count: number) => {
    if (count > IDS_MAX) {
      notify.error(t.printing.tooMany(formats.number(count), formats.number(IDS_MAX)));
      return null;
    }
    const { title, chosenText, confirm: confirmLabel } = t.printing;
    const shown = formats.number(count);
    return { title: title(shown), text: chosenText, confirmLabel: confirmLabel(shown), isDanger: false };
  };
  const disableQuestion = (count: number) => {
    const shown = formats.number(count);
    const { title, text, confirm } = t.disabling;
    return { title: title(shown), text: text(walletName), confirmLabel: confirm(shown) };
  };
  const print = async (ids: readonly number[]) => {
    await download({ params: { walletId }, query: { ids: ids.join(','), format: 'cards' } }, 'vouchers.pdf');
    return [];
  };
  const extend = (ids: readonly number[]) => {
    setExtending(ids);
    return Promise.resolve([]);
  };
  return {
    menu,
    bulk: [
      { label: t.enable, needs: updateCoupons, run: change(true) },
      { label: t.disable, needs: updateCoupons, confirm: disableQuestion, run: change(false) },
      { label: t.changeExpiry, needs: updateCoupons, run: extend },
      { label: t.printing.chosen, needs: exportCoupons, confirm: printQuestion, run: print },
    ],
    dialogs: (
      <>
        {removal}
        {extending !== null && (
          <SelectionDialog walletId={walletId} ids={extending} onClose={() => setExtending(null)} />
        )}
      </>
    ),
  };
}

/** Enables or disables a voucher, with undo. */
function useToggle(walletId: number) {
  const t = useMessages(couponMessages);
  const { call } = useCall(updateCoupon, { invalidates: couponReads });
  const set = (id: number, is_enabled: boolean) => call({ params: { walletId, couponId: id }, body: { is_enabled } });
  return async ({ id, code, is_enabled }: Coupon) => {
    if (!(await set(id, !is_enabled)).ok) return;
    offerUndo({ text: is_enabled ? t.disabled(code) : t.enabled(code), undo: () => void set(id, is_enabled) });
  };
}

/** Asks for confirmation, then removes a voucher: a removed voucher can't be restored. */
function useRemoveCoupon(walletId: number): [(coupon: Coupon) => Promise<void>, ReactNode] {
  const t = useMessages(couponMessages).removing;
  const [confirm, confirmDialog] = useConfirm();
  const { call } = useCall(removeCoupon, { invalidates: couponReads });
  const remove = async ({ id, code }: Coupon) => {
    const isSure = await confirm({ title: t.title(code), text: t.text, confirmLabel: t.confirm, isDanger: true });
    if (isSure && (await call({ params: { walletId, couponId: id } })).ok) notify.success(t.done(code));
  };
  return [remove, confirmDialog];
}
