import { couponLabels } from '@move/contract/wallets/coupons.labels.ts';
import { createCoupon, getCoupon, updateCoupon } from '@move/contract/wallets/coupons.ts';
import { COUPON_LIMITS } from '@move/domain/wallets/coupon.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import type { FieldComponents } from '../../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { couponMessages } from './coupons.messages.ts';
import { ExpiryInput } from './ExpiryInput.tsx';
import { couponReads } from '../wallet-reads.ts';
import * as look from '../../../ui/look/look.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

type DrawerProps = { walletId: number; onClose: () => void };

export function CouponCreate({ walletId, onClose }: DrawerProps) {
  const t = useMessages(couponMessages).create;
  const form = useCreateForm({
    save: createCoupon,
    params: { walletId },
    draft: 'coupons',
    initial: { code: null, quantity: 1, expires_at: null, is_enabled: true },
    invalidates: couponReads,
    onCreated: onClose,
    // the drawer shows these at their fields
    showsErrors: ({ status }) => status === 422,
  });
  return (
    <EditDrawer form={form} title={t.action} onClose={onClose}>
      <CouponFields fields={form.fields} isFixed={false} codeHint={t.code} />
    </EditDrawer>
  );
}

export function CouponEdit({ walletId, couponId, onClose }: DrawerProps & { couponId: number }) {
  const t = useMessages(couponMessages).create;
  const labels = couponLabels[useLocale()];
  const params = { walletId, couponId };
  const form = useEditForm({ load: getCoupon, save: updateCoupon, params, invalidates: couponReads });
  // the cast is safe: an existing voucher has the same fields as a new one, but all optional
  const fields = form.fields as unknown as CouponFieldsProps['fields'];
  const isFixed = (form.record?.redeemed_count ?? 0) > 0;
  return (
    <EditDrawer form={form} title={({ code }) => code} onClose={onClose}>
      <CouponFields fields={fields} isFixed={isFixed} codeHint={isFixed ? t.fixed : undefined} />
      {form.record?.created_by && (
        <p className={`${formSectionStyles.span6} ${look.muted} ${look.small}`}>
          {labels.created_by}: {form.record.created_by}
        </p>
      )}
    </EditDrawer>
  );
}

type CouponFieldsProps = {
  fields: FieldComponents<BodyValues<typeof createCoupon>>;
  /** The voucher was redeemed, so its code and value can't be changed. */
  isFixed: boolean;
  codeHint: string | undefined;
};

function CouponFields({ fields, isFixed, codeHint }: CouponFieldsProps) {
  const t = useMessages(couponMessages).create;
  const { TextField, NumberField, SwitchField, Field } = fields;
  return (
    <>
      <TextField name="code" disabled={isFixed} {...(codeHint !== undefined && { description: codeHint })} />
      <NumberField
        name="value"
        columns={3}
        required
        disabled={isFixed}
        min={1}
        max={COUPON_LIMITS.value}
        unit={t.moves}
        description={t.value}
      />
      <NumberField
        name="quantity"
        columns={3}
        required
        min={1}
        max={COUPON_LIMITS.quantity}
        unit={t.times}
        description={t.quantity}
      />
      <Field name="expires_at" input={ExpiryInput} description={t.expires} />
      <SwitchField name="is_enabled" />
    </>
  );
}
