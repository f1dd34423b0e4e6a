import type { Product } from '@move/contract/products/products.ts';
import { createPurchase, markPurchasePaid } from '@move/contract/purchases/purchases.ts';
import { listProductQuestions } from '@move/contract/questions/questions.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { STAFF_PAYMENT_TYPES } from '@move/domain/orders/payment/payment-types.ts';
import { ageMessage } from '@move/domain/participants/age-rule.ts';
import { saleMessage } from '@move/domain/products/stock.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useCan } from '../../platform/session/gate.tsx';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import type { FieldComponents } from '../../screens/edit/fields/field-types.ts';
import type { BodyValues } from '../../screens/edit/form/record-types.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
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
  const questions = useRead(listProductQuestions, { params: address }).data?.questions ?? [];
  const form = useCreateForm({
    save: createPurchase,
    params: address,
    draft: 'purchases',
    initial: { quantity: 1, payment_type: usualPayment(product), notify: true, locale, answers: [] },
    invalidates: purchaseReads,
    onCreated: onClose,
  });
  return (
    <EditDrawer form={form} title={t.title} onClose={onClose}>
      <BuyerFields fields={form.fields} product={product} />
      <QuestionFields fields={form.fields} questions={questions} />
      <PaymentFields fields={form.fields} product={product} />
    </EditDrawer>
  );
}

const isFree = ({ rate }: Product) => rate === null || rate.price_in_cents === 0;

function usualPayment(product: Product) {
  if (isFree(product)) return 'free' as const;
  return product.payment_url === null ? ('cash' as const) : ('external' as const);
}

function BuyerFields({ fields, product }: Fields) {
  const t = useMessages(purchaseMessages).create;
  const { TextField, EmailField, NumberField } = fields;
  const quantity = fields.useValue('quantity') ?? 0;
  const left = product.spots === null ? null : Math.max(0, product.spots - product.taken);
  const stock = left === null ? t.unlimited : left === 0 ? t.soldOut : t.left(left);
  const isTooMany = saleMessage({ spots: product.spots, taken: product.taken, quantity }) !== null;
  return (
    <>
      <TextField name="first_name" columns={3} />
      <TextField name="last_name" columns={3} />
      <EmailField name="email" />
      {product.should_validate_age && <AgeFields fields={fields} product={product} />}
      <NumberField
        name="quantity"
        columns={3}
        min={1}
        max={1_000}
        description={isTooMany ? <b className={look.semibold}>{stock}</b> : stock}
      />
    </>
  );
}

/** Shows the age rule before the form is sent. Users who may override limits can still sell outside it. */
function AgeFields({ fields, product }: Fields) {
  const t = useMessages(purchaseMessages).create.hints;
  const locale = useLocale();
  const mayOverride = useCan('override-limits');
  const { DateField, SwitchField } = fields;
  const birth = fields.useValue('date_of_birth');
  const today = Temporal.Now.plainDateISO().toString();
  const message =
    typeof birth === 'string' && /^\d{4}-\d\d-\d\d$/.test(birth) ? ageMessage(product, birth, today) : null;
  return (
    <>
      <DateField
        name="date_of_birth"
        required
        columns={3}
        max={today}
        description={message === null ? t.age : translate(locale, message)}
      />
      {message !== null && mayOverride && <SwitchField name="override_age" description={t.overrideAge} />}
    </>
  );
}

function PaymentFields({ fields, product }: Fields) {
  const t = useMessages(purchaseMessages).create;
  const formats = useFormats();
  const mayReceive = useCan(markPurchasePaid);
  const { SegmentedField, CheckboxField } = fields;
  const quantity = fields.useValue('quantity') ?? 0;
  const chosen = fields.useValue('payment_type');
  const types = STAFF_PAYMENT_TYPES.filter((type) => type !== 'cash' || product.payment_url === null);
  const payment = types.find((type) => type === chosen);
  const price = payment === 'free' ? 0 : (product.rate?.price_in_cents ?? 0);
  return (
    <>
      {isFree(product) ? (
        <FieldSpan columns={6}>
          <p className={look.soft}>{t.free}</p>
        </FieldSpan>
      ) : (
        <>
          <SegmentedField
            name="payment_type"
            options={types.map((value) => ({ value, label: t.payments[value] }))}
            description={payment === undefined ? undefined : t.hints[payment]}
          />
          {payment === 'cash' && mayReceive && <CheckboxField name="is_paid" description={t.hints.isPaid} />}
          <FieldSpan columns={6}>
            <p className={look.semibold} aria-live="polite">
              {t.total(formats.money(price * (Number.isInteger(quantity) ? quantity : 0)))}
            </p>
          </FieldSpan>
        </>
      )}
      <CheckboxField name="notify" description={t.hints.notify} />
    </>
  );
}
