import {
  type CouponFile,
  createCoupon,
  createCouponBatch,
  exportCoupons,
  type listCoupons,
  updateCouponBatch,
} from '@move/contract/wallets/coupons.ts';
import { redeemCouponForUser } from '@move/contract/wallets/redemptions.ts';
import { IconDownload, IconPlus, IconStack2, IconTicket } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { useDownload } from '../../platform/downloads.ts';
import { useFormats } from '../../platform/formats.ts';
import { useCan } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { notify } from '../../platform/notify.ts';
import type { List } from '../../screens/list/use-list.ts';
import { ToolButtons } from '../../screens/ToolButtons.tsx';
import { later } from '../../ui/later.tsx';
import type { MenuItem } from '../../ui/overlays/ActionMenu.tsx';
import { couponMessages } from './coupons.messages.ts';
import { COUPON_READS } from './wallet-reads.ts';

const BatchDialog = later(() => import('./BatchDialog.tsx').then((module) => module.BatchDialog));
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

type CouponToolsProps = {
  list: List<typeof listCoupons>;
  walletId: number;
  onRedeem: () => void;
  onBatch: () => void;
  onAdd: () => void;
};

/** What can be done with the vouchers that the list finds, and adding some. */
export function CouponTools({ list, walletId, onRedeem, onBatch, onAdd }: CouponToolsProps) {
  const t = useMessages(couponMessages);
  const exports = useExportItems(list);
  const [batch, dialog] = useBatchItems(walletId, Number(list.view.query.batchId ?? 0));
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
    </>
  );
}

/** The list as a file: what its filters and search find, in its order. */
function useExportItems(list: List<typeof listCoupons>): MenuItem[] {
  const t = useMessages(couponMessages);
  const mayExport = useCan(exportCoupons);
  const { download } = useDownload(exportCoupons);
  if (!mayExport || list.total === 0) return [];
  const { params, query } = list.inputFor(1, list.itemsPerPage);
  const item = (format: CouponFile, extension: string): MenuItem => ({
    label: `${t.export.label}: ${t.export[format]}`,
    icon: <IconDownload {...icon} />,
    onClick: () => void download({ params, query: { ...query, format } }, `vouchers.${extension}`),
  });
  return [item('xlsx', 'xlsx'), item('csv', 'csv'), item('cards', 'pdf')];
}

/** Actions on a whole batch, while the list shows one. */
function useBatchItems(walletId: number, batchId: number): [MenuItem[], ReactNode] {
  const t = useMessages(couponMessages);
  const formats = useFormats();
  const mayChange = useCan(updateCouponBatch);
  const { call } = useCall(updateCouponBatch, { invalidates: COUPON_READS });
  const [isChanging, setChanging] = useState(false);
  if (!mayChange || batchId <= 0) return [[], null];
  const change = async (is_enabled: boolean) => {
    const result = await call({ params: { walletId, batchId }, body: { is_enabled } });
    if (result.ok) notify.success(t.changed(formats.number(result.reply.count)));
  };
  const items: MenuItem[] = [
    { label: t.batchChange.action, onClick: () => setChanging(true) },
    { label: t.batchChange.enable, onClick: () => void change(true) },
    { label: t.batchChange.disable, onClick: () => void change(false) },
    'divider',
  ];
  const close = () => setChanging(false);
  const dialog = isChanging && <BatchDialog walletId={walletId} batchId={batchId} onClose={close} />;
  return [items, dialog];
}
