import {
  type CouponFile,
  createCoupon,
  createCouponBatch,
  exportCoupons,
  listCoupons,
  updateCouponBatch,
} from '@move/contract/wallets/coupons.ts';
import { redeemCouponForUser } from '@move/contract/wallets/redemptions.ts';
import { IconDownload, IconPlus, IconStack2, IconTicket } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify, notifyError, offerUndo } from '../../../platform/notify.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import type { List } from '../../../screens/list/use-list.ts';
import { ToolButtons } from '../../../screens/ToolButtons.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { couponMessages } from './coupons.messages.ts';
import { couponReads } from '../wallet-reads.ts';

const BatchDialog = lazyPart(() => import('./BatchDialog.tsx').then((module) => module.BatchDialog));
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type CouponToolsProps = {
  list: List<typeof listCoupons>;
  walletId: number;
  walletName: string;
  onRedeem: () => void;
  onBatch: () => void;
  onAdd: () => void;
};

/** The buttons above the list of vouchers, with a menu to change the shown batch and to export the list. */
export function CouponTools({ list, walletId, walletName, onRedeem, onBatch, onAdd }: CouponToolsProps) {
  const t = useMessages(couponMessages);
  const [exports, confirmDialog] = useExportItems(list);
  const [batch, dialog] = useBatchItems({ walletId, walletName, batchId: Number(list.view.query.batchId ?? 0) });
  return (
    <>
      <ToolButtons
        tools={[
          { label: t.redeem.action, icon: <IconTicket {...icon} />, needs: redeemCouponForUser, onClick: onRedeem },
          { label: t.batchForm.action, icon: <IconStack2 {...icon} />, needs: createCouponBatch, onClick: onBatch },
          { label: t.create.action, icon: <IconPlus {...icon} />, needs: createCoupon, onClick: onAdd },
        ]}
        menu={[...batch, ...exports]}
      />
      {dialog}
      {confirmDialog}
    </>
  );
}

/** The menu items that export the list as a file, with its filters, search and order. */
function useExportItems(list: List<typeof listCoupons>): [MenuItem[], ReactNode] {
  const t = useMessages(couponMessages);
  const mayExport = useCan(exportCoupons);
  const { download } = useDownload(exportCoupons);
  const formats = useFormats();
  const [confirm, confirmDialog] = useConfirm();
  if (!mayExport || list.total === 0) return [[], null];
  const { params, query } = list.inputFor(1, list.itemsPerPage);
  const save = (format: CouponFile, extension: string) =>
    download({ params, query: { ...query, format } }, `vouchers.${extension}`);
  // prints a card for each active voucher, or for those of another status when the list filters by that status
  const print = async () => {
    try {
      const counted = { ...query, status: query?.status ?? ('active' as const), itemsPerPage: 1 };
      const { total } = (await api(listCoupons, { params, query: counted })).meta.pagination;
      const count = formats.number(total);
      const { title, text, confirm: confirmLabel } = t.printing;
      if (await confirm({ title: title(count), text, confirmLabel: confirmLabel(count) })) await save('cards', 'pdf');
    } catch (error) {
      notifyError(error);
    }
  };
  const item = (format: CouponFile, onClick: () => unknown): MenuItem => ({
    label: `${t.export.label}: ${t.export[format]}`,
    icon: <IconDownload {...icon} />,
    onClick: () => void onClick(),
  });
  const items = [item('xlsx', () => save('xlsx', 'xlsx')), item('csv', () => save('csv', 'csv')), item('cards', print)];
  return [items, confirmDialog];
}

async function countOf(walletId: number, query: { batchId: number; status?: 'disabled' }): Promise<number> {
  const { meta } = await api(listCoupons, { params: { walletId }, query: { ...query, itemsPerPage: 1 } });
  return meta.pagination.total;
}

type BatchPath = { walletId: number; walletName: string; batchId: number };

function useBatchItems({ walletId, walletName, batchId }: BatchPath): [MenuItem[], ReactNode] {
  const t = useMessages(couponMessages);
  const formats = useFormats();
  const mayChange = useCan(updateCouponBatch);
  const { call } = useCall(updateCouponBatch, { invalidates: couponReads });
  const [isChanging, setChanging] = useState(false);
  const [confirm, confirmDialog] = useConfirm();
  if (!mayChange || batchId <= 0) return [[], null];
  const change = async (is_enabled: boolean) => {
    const result = await call({ params: { walletId, batchId }, body: { is_enabled } });
    return result.ok ? formats.number(result.reply.count) : null;
  };
  const enable = async () => {
    const count = await change(true);
    if (count !== null) notify.success(t.changed(count));
  };
  const disable = async () => {
    try {
      const { title, text, confirm: confirmLabel, done } = t.disabling;
      const total = formats.number(await countOf(walletId, { batchId }));
      // undo enables the whole batch, so undo is offered only when all vouchers were enabled before
      const wereEnabled = (await countOf(walletId, { batchId, status: 'disabled' })) === 0;
      if (
        !(await confirm({
          title: title(total),
          text: text(walletName),
          confirmLabel: confirmLabel(total),
          isDanger: true,
        }))
      )
        return;
      const count = await change(false);
      if (count === null) return;
      if (wereEnabled) offerUndo({ text: done(count), undo: () => void enable() });
      else notify.success(done(count));
    } catch (error) {
      notifyError(error);
    }
  };
  const items: MenuItem[] = [
    { label: t.batchChange.action, onClick: () => setChanging(true) },
    { label: t.batchChange.enable, onClick: () => void enable() },
    { label: t.batchChange.disable, onClick: () => void disable() },
    'divider',
  ];
  const close = () => setChanging(false);
  const dialog = (
    <>
      {confirmDialog}
      {isChanging && <BatchDialog walletId={walletId} batchId={batchId} onClose={close} />}
    </>
  );
  return [items, dialog];
}
