import type { ApiError } from '@move/contract/kit/client/client.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant } from '@move/contract/participants/participants.ts';
import { STAFF_BOOKING_PAYMENTS } from '@move/domain/orders/payment/payment-types.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useField, useFieldValue, useForm } from '../../../screens/edit/form/use-field.ts';
import { useAddAnother } from '../../../screens/edit/use-add-another.ts';
import { type CreateForm, useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { SelectInput } from '../../../ui/inputs/choices/SelectInput.tsx';
import { FieldSpan } from '../../../ui/page/FormSection.tsx';
import { FullNote } from './FullNote.tsx';
import { participantMessages } from '../participants.messages.ts';
import { OfferQuestions } from './OfferQuestions.tsx';
import { ParticipantFields } from './ParticipantFields.tsx';
import { bundleParams, type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';
import { type BookableDetails, useBookableDetails } from '../use-bookable-details.ts';

type Draft = BodyValues<typeof createParticipant>;
const { CheckboxField } = fieldsFor<Draft>();

type ParticipantAddProps = { bookable: BookableParams; waitlistHref: string; onClose: () => void };
type AddFormProps = ParticipantAddProps & { details: BookableDetails };

const draft = 'participants';

/** The initial values of the form; cash is the default where there is a price. */
const initialOf = (details: BookableDetails): Partial<Draft> => ({
  locale: 'nl',
  notify: true,
  // an empty list instead of no list: required answers are then reported as missing
  answers: [],
  ...(isPaidHere(details) && { payment_type: 'cash' }),
});

/** Whether the error says that the session or bundle is full; the drawer shows that itself. */
const isFullness = ({ errors }: ApiError) => errors['session'] !== undefined || errors['bundle'] !== undefined;

const isPaidHere = ({ priceInCents, isPaidOutside }: BookableDetails) => priceInCents > 0 && !isPaidOutside;

/** Adds people to a session or bundle: one, or one after the other without closing the drawer. */
export function ParticipantAdd(props: ParticipantAddProps) {
  const details = useBookableDetails(props.bookable);
  if (details === undefined) return null;
  return props.bookable.kind === 'session' ? (
    <SessionAdd {...props} {...{ details }} />
  ) : (
    <BundleAdd {...props} {...{ details }} />
  );
}

function SessionAdd(props: AddFormProps) {
  const { choose, closeUnlessAgain } = useAddAnother(props.onClose);
  const form = useCreateForm({
    save: createParticipant,
    params: sessionParams(props.bookable),
    draft,
    initial: initialOf(props.details),
    sends: { price_in_cents: props.details.priceInCents },
    invalidates: peopleReads,
    onCreated: closeUnlessAgain,
    showsErrors: isFullness,
  });
  return <AddDrawer {...props} {...{ form, choose }} />;
}

function BundleAdd(props: AddFormProps) {
  const { choose, closeUnlessAgain } = useAddAnother(props.onClose);
  const form = useCreateForm({
    save: createBundleParticipant,
    params: bundleParams(props.bookable),
    draft,
    initial: initialOf(props.details),
    sends: { price_in_cents: props.details.priceInCents },
    invalidates: peopleReads,
    onCreated: closeUnlessAgain,
    showsErrors: isFullness,
  });
  return <AddDrawer {...props} {...{ form, choose }} />;
}

type AddDrawerProps<R> = AddFormProps & {
  form: CreateForm<Draft, R>;
  choose: (isAgain: boolean) => void;
};

function AddDrawer<R>({ form, bookable, details, waitlistHref, onClose, choose }: AddDrawerProps<R>) {
  const t = useMessages(participantMessages).form;
  return (
    <EditDrawer form={form} title={t.title} onClose={onClose} again={{ label: t.again, choose }}>
      <FullNote {...{ bookable, details, waitlistHref }} onWaitlist={form.discard} />
      <ParticipantFields details={details} mayPassAge />
      <OfferQuestions bookable={bookable} />
      {isPaidHere(details) && <Payment details={details} />}
      <CheckboxField name="notify" columns={6} label={t.notify} />
    </EditDrawer>
  );
}

function Payment({ details }: { details: BookableDetails }) {
  const t = useMessages(participantMessages).form;
  const formats = useFormats();
  const { core } = useForm();
  // as text, not as an endpoint: the contract of payments is not loaded with the form
  const mayReceive = useCan('manage-finances');
  const isPaid = useFieldValue('is_paid') === true;
  const { value, onChange, input } = useField('payment_type', {}, (type) => {
    const payment = paymentIn(type, core.store.get().values.is_paid === true);
    return payment === null ? null : t.payments[payment];
  });
  const chosen = paymentIn(value, isPaid);
  const price = t.price(formats.money(details.priceInCents));
  const choose = (payment: Payment | null) => {
    core.set('is_paid', payment === 'paid');
    onChange(payment === 'paid' ? 'cash' : payment);
  };
  return (
    <FieldSpan columns={6}>
      <SelectInput<Payment>
        {...input}
        value={chosen}
        options={PAYMENTS.filter((each) => each !== 'paid' || mayReceive).map((each) => ({
          value: each,
          label: t.payments[each],
        }))}
        onChange={choose}
        description={chosen === 'link' ? `${price}. ${t.linkHint}` : price}
      />
    </FieldSpan>
  );
}

/** How a spot is paid, as one choice of the form: `paid` is cash that was received at once. */
type Payment = 'paid' | (typeof STAFF_BOOKING_PAYMENTS)[number];
const PAYMENTS = ['paid', 'cash', 'external', 'free', 'link'] as const satisfies readonly Payment[];

function paymentIn(type: unknown, isPaid: boolean): Payment | null {
  if (type === 'cash' && isPaid) return 'paid';
  return STAFF_BOOKING_PAYMENTS.find((each) => each === type) ?? null;
}
