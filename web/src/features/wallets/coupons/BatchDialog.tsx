import { updateCouponBatch, updateCoupons } from '@move/contract/wallets/coupons.ts';
import { couponLabels } from '@move/contract/wallets/coupons.labels.ts';
import type { ApiError } from '@move/contract/kit/client/client.ts';
import { COUPON_LIMITS } from '@move/domain/wallets/coupon.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { NumberInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { couponMessages } from './coupons.messages.ts';
import { ExpiryInput } from './ExpiryInput.tsx';
import { couponReads } from '../wallet-reads.ts';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

type BatchDialogProps = { walletId: number; batchId: number; onClose: () => void };

const firstOf = (error: ApiError | null, field: string) => error?.errors[field]?.[0];

/** Changes the last day and the quantity of a whole batch. A field that stays empty changes nothing. */
export function BatchDialog({ walletId, batchId, onClose }: BatchDialogProps) {
  const t = useMessages(couponMessages);
  const labels = couponLabels[useLocale()];
  const formats = useFormats();
  const [expires_at, setExpiry] = useState<string | null>(null);
  const [quantity, setQuantity] = useState<number | null>(null);
  const { call, isPending, error, reset } = useCall(updateCouponBatch, {
    invalidates: couponReads,
    showsErrors: true,
  });
  const save = async () => {
    const body = { ...(expires_at === null ? {} : { expires_at }), ...(quantity === null ? {} : { quantity }) };
    const result = await call({ params: { walletId, batchId }, body });
    if (!result.ok) return;
    notify.success(t.changed(formats.number(result.reply.count)));
    onClose();
  };
  return (
    <FormDialog
      title={t.batchChange.title(t.batch(batchId))}
      subtitle={t.batchChange.text}
      confirmLabel={t.batchChange.save}
      isPending={isPending}
      isBlocked={expires_at === null && quantity === null}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <div className={formSectionStyles.fields}>
        <ExpiryInput
          label={labels.expires_at ?? ''}
          value={expires_at}
          isFirst
          error={firstOf(error, 'expires_at')}
          onChange={(value) => {
            reset();
            setExpiry(value);
          }}
        />
        <NumberInput
          label={labels.quantity ?? ''}
          value={quantity}
          min={1}
          max={COUPON_LIMITS.quantity}
          unit={t.create.times}
          error={firstOf(error, 'quantity')}
          onChange={(value) => {
            reset();
            setQuantity(value);
          }}
        />
      </div>
    </FormDialog>
  );
}

type SelectionDialogProps = { walletId: number; ids: readonly number[]; onClose: () => void };

/** Sets or removes the last day of the chosen vouchers. */
export function SelectionDialog({ walletId, ids, onClose }: SelectionDialogProps) {
  const t = useMessages(couponMessages);
  const labels = couponLabels[useLocale()];
  const formats = useFormats();
  const [expires_at, setExpiry] = useState<string | null>(null);
  const { call, isPending, error, reset } = useCall(updateCoupons, { invalidates: couponReads, showsErrors: true });
  const save = async () => {
    const result = await call({ params: { walletId }, body: { ids: [...ids], expires_at } });
    if (!result.ok) return;
    notify.success(t.changed(formats.number(result.reply.count)));
    onClose();
  };
  return (
    <FormDialog
      title={t.batchChange.selection(formats.number(ids.length))}
      subtitle={t.batchChange.selectionText}
      confirmLabel={t.batchChange.save}
      isPending={isPending}
      onSubmit={() => void save()}
      onClose={onClose}
    >
      <ExpiryInput
        label={labels.expires_at ?? ''}
        value={expires_at}
        isFirst
        error={firstOf(error, 'expires_at') ?? firstOf(error, 'ids')}
        onChange={(value) => {
          reset();
          setExpiry(value);
        }}
      />
    </FormDialog>
  );
}
