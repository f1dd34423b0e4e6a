import type { FinanceInfo, updateFinanceInfo } from '@move/contract/finances/finance-info.ts';
import { changedHolderFields } from '@move/domain/finances/finance-info-violations.ts';
import { useEffect, useRef } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useStore } from '../../platform/state/store.ts';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCountries } from '../../screens/edit/fields/use-countries.ts';
import { useForm } from '../../screens/edit/form/use-field.ts';
import type { FieldProps } from '../../ui/inputs/field.tsx';
import { PasswordInput } from '../../ui/inputs/text/PasswordInput.tsx';
import { TextInput } from '../../ui/inputs/text/TextInput.tsx';
import { FieldSpan, FormSection } from '../../ui/page/FormSection.tsx';
import { financeMessages } from './finances.messages.ts';

type FinanceInfoFieldsProps = { fields: FieldComponents<BodyValues<typeof updateFinanceInfo>>; info: FinanceInfo };

/**
 * The billing address and the bank account. The IBAN field is empty, because only a new IBAN is typed. A new IBAN or another holder needs
 * the password.
 */
export function FinanceInfoFields({ fields, info }: FinanceInfoFieldsProps) {
  const t = useMessages(financeMessages);
  const { isReadOnly } = useForm();
  const countries = useCountries();
  const { TextField, SelectField } = fields;
  return (
    <>
      <FormSection title={t.address.title} description={t.address.text}>
        <TextField name="attn" maxLength={140} />
        <TextField name="street" columns={4} maxLength={70} />
        <TextField name="house_number" columns={2} maxLength={16} />
        <TextField name="postal_code" columns={2} maxLength={16} />
        <TextField name="city" columns={4} maxLength={35} />
        <SelectField name="country" columns={3} required options={countries} />
      </FormSection>
      <FormSection title={t.account.title} description={t.account.text}>
        <TextField name="account_name" maxLength={70} {...(isReadOnly ? {} : { description: t.account.name })} />
        {isReadOnly ? <CurrentIban info={info} /> : <NewIban fields={fields} info={info} />}
        <TextField name="bic" columns={3} maxLength={20} {...(isReadOnly ? {} : { description: t.account.bic })} />
        {!isReadOnly && <CurrentPassword fields={fields} info={info} />}
      </FormSection>
    </>
  );
}

function CurrentIban({ info }: Pick<FinanceInfoFieldsProps, 'info'>) {
  const t = useMessages(financeMessages).account;
  return (
    <FieldSpan columns={3}>
      <TextInput label={t.current} value={info.iban_masked ?? t.none} readOnly onChange={() => {}} />
    </FieldSpan>
  );
}

function NewIban({ fields, info }: FinanceInfoFieldsProps) {
  const t = useMessages(financeMessages).account;
  const { TextField } = fields;
  const { iban_masked: masked } = info;
  return (
    <TextField
      name="iban"
      columns={3}
      maxLength={50}
      required={masked === null}
      description={masked === null ? t.first : t.iban(masked)}
    />
  );
}

/** Shown when the IBAN, the holder or the holder's address changes, which needs the password. */
function CurrentPassword({ fields, info }: FinanceInfoFieldsProps) {
  const t = useMessages(financeMessages).account;
  const { values } = useStore(useForm().core.store);
  const hasIban = typeof values.iban === 'string' && values.iban.trim() !== '';
  const hasHolder = info.iban_masked !== null && changedHolderFields(info, values).length > 0;
  if (!hasIban && !hasHolder) return null;
  const { Field } = fields;
  return (
    <Field
      name="current_password"
      columns={3}
      required
      description={hasIban ? t.password : t.holder}
      input={OwnPassword}
    />
  );
}

/** A password field that appears while the user types in another field. It scrolls into view, so that the save bar doesn't cover it. */
function OwnPassword(props: FieldProps<string | null | undefined>) {
  const container = useRef<HTMLDivElement>(null);
  useEffect(() => {
    container.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <div ref={container} style={{ scrollMarginBottom: 180 }}>
      <PasswordInput {...props} value={props.value ?? ''} autoComplete="current-password" />
    </div>
  );
}
