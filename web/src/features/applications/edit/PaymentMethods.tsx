import { getPaymentMethods, updatePaymentMethods } from '@move/contract/applications/application-settings.ts';
import type { ApiError } from '@move/contract/kit/client/client.ts';
import { hasNoFee, type PaymentMethod } from '@move/domain/applications/payment-methods.ts';
import { useMemo } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { StaleNotice } from '../../../screens/edit/drafts/StaleNotice.tsx';
import { FormContext } from '../../../screens/edit/form/use-field.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { SwitchInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import type { FieldProps } from '../../../ui/inputs/field.tsx';
import { FieldGroup } from '../../../ui/inputs/FieldGroup.tsx';
import { HundredthsInput, MoneyInput } from '../../../ui/inputs/text/NumberInput.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { applicationMessages } from '../applications.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './PaymentMethods.module.css';

/** The server refuses to switch wallets off while users have moves, unless the user confirms. */
const isWalletRefusal = ({ status, errors }: ApiError) => status === 409 && errors.wallet !== undefined;

/** Service fees, a separate form that is saved with the platform (docs/rules/money.md#service-fees). */
export function PaymentMethods({ applicationId }: { applicationId: number }) {
  const { sections, payment: t } = useMessages(applicationMessages);
  const [confirm, confirmDialog] = useConfirm();
  const form = useEditForm({
    load: getPaymentMethods,
    save: updatePaymentMethods,
    params: { applicationId },
    forceWhen: {
      on: isWalletRefusal,
      ask: ({ errors }) =>
        confirm({ title: t.off.title, text: errors.wallet?.[0], confirmLabel: t.off.confirm, isDanger: true }),
    },
  });
  const { core } = form;
  const context = useMemo(() => ({ core, isReadOnly: false }), [core]);
  const { Field } = form.fields;
  return (
    <FormContext value={context}>
      <StaleNotice core={core} merge={form.merge} source={form.history} />
      <FormSection title={sections.payment.title} description={sections.payment.text}>
        <Field name="payment_methods" input={PaymentMethodsInput} />
      </FormSection>
      {confirmDialog}
    </FormContext>
  );
}

type PaymentMethodsInputProps = FieldProps<PaymentMethod[] | undefined, PaymentMethod[]> & {
  errors?: Record<string, string>;
};

function PaymentMethodsInput(props: PaymentMethodsInputProps) {
  const { value = [], onChange, errors = {} } = props;
  const t = useMessages(applicationMessages).payment;
  const change = (code: string, part: Partial<PaymentMethod>) =>
    onChange(value.map((method) => (method.code === code ? { ...method, ...part } : method)));
  return (
    <FieldGroup {...props}>
      <div className={styles.table}>
        <div className={`${styles.row} ${styles.head}`} aria-hidden="true">
          <span>{t.method}</span>
          <span>{t.fixed}</span>
          <span>{t.percentage}</span>
        </div>
        {value.map((method, at) =>
          hasNoFee(method.code) ? null : (
            <MethodRow
              key={method.code}
              method={method}
              errorOf={(part) => errors[`${at}.${part}`]}
              onChange={(part) => change(method.code, part)}
            />
          ),
        )}
      </div>
      <p className={`${look.small} ${look.muted}`}>{t.free}</p>
    </FieldGroup>
  );
}

const EXAMPLE_IN_CENTS = 2_500;

type MethodRowProps = {
  method: PaymentMethod;
  errorOf: (part: keyof PaymentMethod) => string | undefined;
  onChange: (part: Partial<PaymentMethod>) => void;
};

function MethodRow({ method, errorOf, onChange }: MethodRowProps) {
  const t = useMessages(applicationMessages).payment;
  const formats = useFormats();
  const { fixed_in_cents, basis_points } = method;
  const name = t.names[method.code];
  const fee = fixed_in_cents + Math.round((EXAMPLE_IN_CENTS * basis_points) / 10_000);
  const isKnown = Number.isSafeInteger(fee) && basis_points > 0;
  return (
    <div className={styles.row}>
      <SwitchInput
        label={name}
        description={isKnown ? t.example(formats.money(EXAMPLE_IN_CENTS), formats.money(fee)) : undefined}
        value={method.enabled}
        onChange={(enabled) => onChange({ enabled })}
      />
      <MoneyInput
        label={t.fixedOf(name)}
        value={fixed_in_cents}
        error={errorOf('fixed_in_cents')}
        onChange={(cents) => onChange({ fixed_in_cents: cents ?? 0 })}
      />
      <HundredthsInput
        label={t.percentageOf(name)}
        unit="%"
        value={basis_points}
        error={errorOf('basis_points')}
        onChange={(points) => onChange({ basis_points: points ?? 0 })}
      />
    </div>
  );
}
