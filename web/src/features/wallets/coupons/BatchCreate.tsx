import { createCouponBatch } from '@move/contract/wallets/coupons.ts';
import { AFFIX_MAX, codeFromBytes, isAffix } from '@move/domain/wallets/coupon-code.ts';
import { COUPON_LIMITS } from '@move/domain/wallets/coupon.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSetSearch } from '../../../platform/navigation/navigation.tsx';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { couponMessages } from './coupons.messages.ts';
import { ExpiryInput } from './ExpiryInput.tsx';
import { couponReads } from '../wallet-reads.ts';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import * as look from '../../../ui/look/look.module.css';

/** Creates a batch of vouchers, then filters the list by the batch. */
export function BatchCreate({ walletId, onClose }: { walletId: number; onClose: () => void }) {
  const t = useMessages(couponMessages);
  const formats = useFormats();
  const setSearch = useSetSearch();
  const form = useCreateForm({
    save: createCouponBatch,
    params: { walletId },
    draft: 'coupon-batches',
    initial: { prefix: '', suffix: '', quantity: 1, expires_at: null },
    invalidates: couponReads,
    // the drawer shows these at their fields
    showsErrors: ({ status }) => status === 422,
    onCreated: ({ id }) => {
      onClose();
      setSearch({ batchId: String(id), status: undefined, search: undefined, page: undefined });
    },
  });
  const { TextField, NumberField, Field } = form.fields;
  return (
    <EditDrawer
      form={form}
      title={t.batchForm.action}
      saveLabel={t.batchForm.save}
      created={({ count }) => t.batchForm.created(Number(count), formats.number(Number(count)))}
      onClose={onClose}
    >
      <NumberField
        name="count"
        required
        min={1}
        max={COUPON_LIMITS.batch}
        unit={t.batchForm.pieces}
        description={t.batchForm.count}
      />
      <TextField name="prefix" columns={3} maxLength={AFFIX_MAX} description={t.batchForm.affix} />
      <TextField name="suffix" columns={3} maxLength={AFFIX_MAX} description={t.batchForm.affix} />
      <CodeExample fields={form.fields} />
      <NumberField
        name="value"
        columns={3}
        required
        min={1}
        max={COUPON_LIMITS.value}
        unit={t.create.moves}
        description={t.create.value}
      />
      <NumberField
        name="quantity"
        columns={3}
        required
        min={1}
        max={COUPON_LIMITS.quantity}
        unit={t.create.times}
        description={t.create.quantity}
      />
      <Field name="expires_at" input={ExpiryInput} description={t.create.expires} />
    </EditDrawer>
  );
}

const EXAMPLE = Uint8Array.from([6, 30, 17, 25, 11, 22, 2, 28, 7, 19]);

/** An example of a code with the typed prefix and suffix. */
function CodeExample({ fields }: { fields: FieldComponents<BodyValues<typeof createCouponBatch>> }) {
  const t = useMessages(couponMessages).batchForm;
  const prefix = (fields.useValue('prefix') ?? '').trim().toUpperCase();
  const suffix = (fields.useValue('suffix') ?? '').trim().toUpperCase();
  if (!isAffix(prefix) || !isAffix(suffix)) return null;
  return (
    <FieldSpan columns={6}>
      <p className={`${look.small} ${look.muted} ${look.figures}`}>
        {t.example(codeFromBytes(EXAMPLE, { prefix, suffix }))}
      </p>
    </FieldSpan>
  );
}
