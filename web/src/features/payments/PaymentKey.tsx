import { getPaymentKey, removePaymentKey, updatePaymentKey } from '@move/contract/payments/payment-keys.ts';
import { paymentLabels } from '@move/contract/payments/payments.labels.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { invalidate, setQueryData, useRead } from '../../platform/api/reads.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { failureProps } from '../../screens/show/failure-props.ts';
import { PasswordInput } from '../../ui/inputs/text/PasswordInput.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { ErrorPanel } from '../../ui/page/errors/ErrorPanel.tsx';
import { FormSection } from '../../ui/page/FormSection.tsx';
import { FormSkeleton } from '../../ui/page/Skeletons.tsx';
import { GeneralError, useShortForm } from '../access/public.tsx';
import { paymentKeyMessages } from './payment-key.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as formSectionStyles from '../../ui/page/FormSection.module.css';
import * as styles from './PaymentKey.module.css';

/** The key of a platform at the payment provider: set, replaced and removed, never shown. */
export function PaymentKey({ applicationId }: { applicationId: number }) {
  const t = useMessages(paymentKeyMessages);
  const formats = useFormats();
  const params = { applicationId };
  const read = useRead(getPaymentKey, { params }, { showsErrors: true });
  const { data } = read;
  if (data === undefined) {
    return read.error === null ? (
      <FormSkeleton />
    ) : (
      <ErrorPanel {...failureProps(read.error)} onRetry={() => void read.refetch()} />
    );
  }
  const { payment_key: key, driver } = data;
  return (
    <FormSection title={t.title} description={driver === 'mollie' ? t.text : t.otherDriver[driver]}>
      <div className={formSectionStyles.span6}>
        <p className={look.soft}>
          {key === null ? t.none : `${t.current(key.last4)} ${t.since(formats.moment(key.updated_at))}`}
        </p>
        {/* remounts the form with empty fields once a new key is saved */}
        <KeyForm key={key?.updated_at} applicationId={applicationId} hasKey={key !== null} />
      </div>
    </FormSection>
  );
}

function KeyForm({ applicationId, hasKey }: { applicationId: number; hasKey: boolean }) {
  const t = useMessages(paymentKeyMessages);
  const labels = paymentLabels[useLocale()];
  const params = { applicationId };
  const [confirm, confirmDialog] = useConfirm();
  const removal = useShortForm({
    endpoint: removePaymentKey,
    params,
    initialValues: { current_password: '' },
    onDone: () => {
      void invalidate([getPaymentKey]);
      notify.success(t.removed);
    },
  });
  const { field, submit, isPending, generalError } = useShortForm({
    endpoint: updatePaymentKey,
    params,
    initialValues: { key: '', current_password: '' },
    onDone: (reply) => {
      setQueryData(getPaymentKey, { params }, reply);
      notify.success(t.saved);
    },
  });
  // saving and removing the key share one password field
  const [ownPassword, toRemove] = [field('current_password'), removal.field('current_password')];
  const remove = async () => {
    const { title, text, confirm: confirmLabel } = t.removing;
    // without a password there is no question: the server refuses the removal, and the error is shown at the field
    const isGiven = ownPassword.value !== '';
    if (isGiven && !(await confirm({ title, text, confirmLabel, isDanger: true }))) return;
    await removal.submit();
  };
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void submit(event)}>
      <GeneralError text={generalError ?? removal.generalError} />
      <PasswordInput {...field('key')} label={labels.key} description={t.hint} autoComplete="new-password" />
      <PasswordInput
        {...ownPassword}
        onChange={(value) => {
          ownPassword.onChange(value);
          toRemove.onChange(value);
        }}
        error={ownPassword.error ?? toRemove.error}
        label={labels.current_password}
        description={t.password}
        autoComplete="current-password"
      />
      <div className={styles.actions}>
        <Button type="submit" variant="default" loading={isPending}>
          {hasKey ? t.replace : t.save}
        </Button>
        {hasKey && (
          <Button
            variant="outline"
            color="danger"
            disabled={isPending}
            loading={removal.isPending}
            onClick={() => void remove()}
          >
            {t.remove}
          </Button>
        )}
      </div>
      {confirmDialog}
    </form>
  );
}
