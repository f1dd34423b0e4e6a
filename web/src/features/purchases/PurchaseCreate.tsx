import type { Product } from '@move/contract/products/products.ts';
import { createPurchase, markPurchasePaid } from '@move/contract/purchases/purchases.ts';
import { listProductQuestions } from '@move/contract/questions/questions.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { needsBuyerName } from '@move/domain/orders/buyers/buyer-name.ts';
import { STAFF_PAYMENT_TYPES, type StaffPaymentType } from '@move/domain/orders/payment/payment-types.ts';
import { ageMessage } from '@move/domain/participants/age-rule.ts';
import { saleMessage } from '@move/domain/products/stock.ts';
import { isFree } from '@move/domain/rates/price-text.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { platformToday } from '../../platform/texts/platform-clock.ts';
import { SegmentedInput } from '../../ui/inputs/choices/SegmentedInput.tsx';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useField, useFieldValue, useForm } from '../../screens/edit/form/use-field.ts';
import { useDateWords } from '../../screens/edit/fields/fields.tsx';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { BirthDateInput } from '../../ui/inputs/dates/BirthDateInput.tsx';
import { FieldSpan } from '../../ui/page/FormSection.tsx';
import { QuestionFields } from '../questions/public.tsx';
import { type ProductAddress, purchaseReads } from './purchase-reads.ts';
import { purchaseMessages } from './purchases.messages.ts';
import * as look from '../../ui/look/look.module.css';

type Fields = { fields: FieldComponents<BodyValues<typeof createPurchase>>; product: Product };

/** The form to register a sale at the desk. */
export function PurchaseCreate({
  product,
  onClose,
  ...address
}: ProductAddress & { product: Product; onClose: () => void }) {
  const t = useMessages(purchaseMessages).create;
  const locale = useLocale();
  const mayReceive = useCan(markPurchasePaid);
  const sold = useSoldText();
  const questions = useRead(listProductQuestions, { params: address }).data?.questions ?? [];
  const form = useCreateForm({
    save: createPurchase,
    params: address,
    draft: 'purchases',
    initial: { quantity: 1, ...usualPayment(product, mayReceive), notify: true, locale, answers: [] },
    sends: { price_in_cents: product.rate?.price_in_cents ?? 0 },
    invalidates: purchaseReads,
    onCreated: onClose,
  });
  return (
    <EditDrawer form={form} title={t.title} created={(sale) => sold(product, sale)} onClose={onClose}>
      <SaleFields fields={form.fields} product={product} />
      <QuestionFields fields={form.fields} questions={questions} />
      <PaymentFields fields={form.fields} product={product} />
      <BuyerFields fields={form.fields} />
    </EditDrawer>
  );
}

/** The payment that the form starts with: at the desk most buyers pay at once. */
function usualPayment(product: Product, mayReceive: boolean) {
  if (isFree(product.rate)) return { payment_type: 'free' as const };
  if (product.payment_url !== null) return { payment_type: 'external' as const };
  return { payment_type: 'cash' as const, is_paid: mayReceive };
}

/** The notification after a sale: what was sold to whom, and the money received. */
function useSoldText() {
  const t = useMessages(purchaseMessages).create;
  const formats = useFormats();
  return (product: Product, sale: Readonly<Record<string, unknown>>): string => {
    const quantity = typeof sale['quantity'] === 'number' ? sale['quantity'] : 1;
    const name = [sale['first_name'], sale['last_name']].filter(Boolean).join(' ');
    const price = sale['is_paid'] === true ? (product.rate?.price_in_cents ?? 0) * quantity : 0;
    return t.done({ quantity, product: product.name, name, received: price > 0 ? formats.money(price) : null });
  };
}

/** The fields of a sale. The buyer comes last, because a sale at the desk often needs no name. */
function SaleFields({ fields, product }: Fields) {
  const t = useMessages(purchaseMessages).create;
  const { NumberField } = fields;
  const quantity = fields.useValue('quantity') ?? 0;
  const left = product.spots === null ? null : Math.max(0, product.spots - product.taken);
  const stock = left === null ? t.unlimited : left === 0 ? t.soldOut : t.left(left);
  const isTooMany = saleMessage({ spots: product.spots, taken: product.taken, quantity }) !== null;
  return (
    <>
      <NumberField
        name="quantity"
        columns={3}
        min={1}
        max={1_000}
        description={isTooMany ? <b className={look.semibold}>{stock}</b> : stock}
      />
      {product.should_validate_age && <AgeFields fields={fields} product={product} />}
    </>
  );
}

function BuyerFields({ fields }: Pick<Fields, 'fields'>) {
  const t = useMessages(purchaseMessages).create;
  const { TextField, EmailField, CheckboxField } = fields;
  const needsName = useNeedsName(fields);
  return (
    <>
      <TextField name="first_name" columns={3} required={needsName} />
      <TextField name="last_name" columns={3} required={needsName} />
      <FieldSpan columns={6}>
        <p className={`${look.soft} ${look.small}`}>{t.hints.name}</p>
      </FieldSpan>
      <EmailField name="email" description={t.hints.email} />
      {(fields.useValue('email') ?? '') !== '' && <CheckboxField name="notify" description={t.hints.notify} />}
    </>
  );
}

/** Whether the current values of the form require the name of the buyer. */
function useNeedsName({ useValue }: Fields['fields']): boolean {
  return needsBuyerName({
    first_name: useValue('first_name') ?? null,
    last_name: useValue('last_name') ?? null,
    email: useValue('email') ?? null,
    payment_type: useValue('payment_type') ?? 'free',
    is_paid: useValue('is_paid') === true,
  });
}

/** Shows the age rule before the form is sent. Users who may override limits can still sell. */
function AgeFields({ fields, product }: Fields) {
  const t = useMessages(purchaseMessages).create.hints;
  const locale = useLocale();
  const mayOverride = useCan('override-limits');
  const { Field, SwitchField } = fields;
  const birth = fields.useValue('date_of_birth');
  const today = platformToday().toString();
  const message =
    typeof birth === 'string' && /^\d{4}-\d\d-\d\d$/.test(birth) ? ageMessage(product, birth, today) : null;
  return (
    <>
      <Field
        name="date_of_birth"
        input={BirthDateInput}
        inWords={useDateWords()}
        required
        columns={3}
        description={message === null ? t.age : translate(locale, message)}
      />
      {message !== null && mayOverride && <SwitchField name="override_age" description={t.overrideAge} />}
    </>
  );
}

function PaymentFields({ fields, product }: Fields) {
  const t = useMessages(purchaseMessages).create;
  const formats = useFormats();
  const quantity = fields.useValue('quantity') ?? 0;
  const price = fields.useValue('payment_type') === 'free' ? 0 : (product.rate?.price_in_cents ?? 0);
  return isFree(product.rate) ? (
    <FieldSpan columns={6}>
      <p className={look.soft}>{t.free}</p>
    </FieldSpan>
  ) : (
    <>
      <PaymentField isSoldElsewhere={product.payment_url !== null} />
      <FieldSpan columns={6}>
        <p className={look.semibold} aria-live="polite">
          {t.total(formats.money(price * (Number.isInteger(quantity) ? quantity : 0)))}
        </p>
      </FieldSpan>
    </>
  );
}

/** How a sale is paid, as one choice of the form: `paid` is cash that was received at once. */
type Payment = 'paid' | StaffPaymentType;
const PAYMENTS = ['paid', 'cash', 'external', 'free'] as const satisfies readonly Payment[];

/** One choice that fills in both `payment_type` and `is_paid`. */
function PaymentField({ isSoldElsewhere }: { isSoldElsewhere: boolean }) {
  const t = useMessages(purchaseMessages).create;
  const { core } = useForm();
  const mayReceive = useCan(markPurchasePaid);
  const isPaid = useFieldValue('is_paid') === true;
  const paymentOf = (type: unknown): Payment | null => {
    if (type === 'cash' && core.store.get().values.is_paid === true) return 'paid';
    return STAFF_PAYMENT_TYPES.find((each) => each === type) ?? null;
  };
  const { value, onChange, input } = useField('payment_type', {}, (type) => {
    const payment = paymentOf(type);
    return payment === null ? null : t.payments[payment];
  });
  const payments = PAYMENTS.filter((each) =>
    each === 'paid' ? mayReceive && !isSoldElsewhere : each !== 'cash' || !isSoldElsewhere,
  );
  const chosen = value === 'cash' && isPaid ? 'paid' : paymentOf(value);
  const choose = (payment: Payment | null) => {
    core.set('is_paid', payment === 'paid');
    onChange(payment === 'paid' ? 'cash' : payment);
  };
  return (
    <FieldSpan columns={6}>
      <SegmentedInput<Payment>
        {...input}
        value={chosen}
        options={payments.map((each) => ({ value: each, label: t.payments[each] }))}
        onChange={choose}
        description={chosen === null ? undefined : t.hints[chosen]}
      />
    </FieldSpan>
  );
}
