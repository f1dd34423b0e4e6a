import { redeemCouponForUser } from '@move/contract/wallets/redemptions.ts';
import { couponLabels } from '@move/contract/wallets/coupons.labels.ts';
import type { Wallet } from '@move/contract/wallets/wallets.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useApplicationId } from '../../../platform/state/context.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { FormDialog } from '../../../ui/overlays/FormDialog.tsx';
import { couponMessages } from '../coupons/coupons.messages.ts';
import { couponReads } from '../wallet-reads.ts';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

type RedeemDialogProps = { wallet: Wallet; code: string; onClose: () => void };

/** Redeems a voucher for the app user whose e-mail address is entered. No draft is kept, because the form has personal data. */
export function RedeemDialog({ wallet, code, onClose }: RedeemDialogProps) {
  const t = useMessages(couponMessages).redeem;
  const labels = couponLabels[useLocale()];
  const formats = useFormats();
  const current = useApplicationId();
  const { applications } = wallet;
  const here = applications.find(({ id }) => id === current) ?? applications[0];
  const [values, setValues] = useState({ code, email: '', application_id: here?.id ?? null });
  const { call, isPending, error, reset } = useCall(redeemCouponForUser, {
    invalidates: couponReads,
    showsErrors: ({ status }) => status === 422 || status === 409,
  });
  const change = (part: Partial<typeof values>) => {
    reset();
    setValues({ ...values, ...part });
  };
  const errorOf = (field: string) => error?.errors[field]?.[0];
  // no user has the address: the next click redeems for it all the same
  const isUnknown = error?.status === 409;
  const redeem = async () => {
    const { application_id, ...typed } = values;
    const body = { ...typed, ...(application_id === null ? {} : { application_id }) };
    const query = isUnknown ? { force: '1' as const } : {};
    const result = await call({ params: { walletId: wallet.id }, query, body });
    if (!result.ok) return;
    const { value, balance } = result.reply.redemption;
    notify.success(t.done(formats.number(value), typed.email, formats.number(balance)));
    onClose();
  };
  return (
    <FormDialog
      title={t.title}
      subtitle={t.text}
      confirmLabel={isUnknown ? t.anyway : t.submit}
      isPending={isPending}
      isBlocked={values.code.trim() === '' || values.email.trim() === ''}
      onSubmit={() => void redeem()}
      onClose={onClose}
    >
      {isUnknown && <Banner tone="warning">{t.unknown(values.email)}</Banner>}
      <div className={formSectionStyles.fields}>
        <FieldSpan columns={6}>
          <TextInput
            label={labels.code ?? ''}
            value={values.code}
            required
            isFirst={code === ''}
            autoComplete="off"
            error={errorOf('code')}
            onChange={(text) => change({ code: text ?? '' })}
          />
        </FieldSpan>
        <FieldSpan columns={6}>
          <TextInput
            label={labels.email ?? ''}
            value={values.email}
            required
            isFirst={code !== ''}
            autoComplete="off"
            error={errorOf('email')}
            onChange={(text) => change({ email: text ?? '' })}
          />
        </FieldSpan>
        {applications.length > 1 && (
          <FieldSpan columns={6}>
            <SelectInput
              label={labels.application_id ?? ''}
              value={values.application_id}
              required
              options={applications.map(({ id, name }) => ({ value: id, label: name }))}
              error={errorOf('application_id')}
              onChange={(application_id) => change({ application_id })}
            />
          </FieldSpan>
        )}
      </div>
    </FormDialog>
  );
}
