import type { ApiError } from '@move/contract/kit/client/client.ts';
import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant } from '@move/contract/participants/participants.ts';
import { STAFF_BOOKING_PAYMENTS } from '@move/domain/orders/payment/payment-types.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useFieldValue } from '../../../screens/edit/form/use-field.ts';
import { useAdding } from '../../../screens/edit/use-adding.ts';
import { type CreateForm, useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { FullNote } from './FullNote.tsx';
import { participantMessages } from '../participants.messages.ts';
import { OfferQuestions } from './OfferQuestions.tsx';
import { ParticipantFields } from './ParticipantFields.tsx';
import { bundleOf, type BookableParams, peopleReads, sessionOf } from '../bookable-scope.ts';
import { type BookableDetails, useBookableDetails } from '../use-bookable-details.ts';

type Draft = BodyValues<typeof createParticipant>;
const { SelectField, CheckboxField } = fieldsFor<Draft>();

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
  const { choose, closeUnlessAgain } = useAdding(props.onClose);
  const form = useCreateForm({
    save: createParticipant,
    params: sessionOf(props.bookable),
    draft,
    initial: initialOf(props.details),
    invalidates: peopleReads,
    onCreated: closeUnlessAgain,
    showsErrors: isFullness,
  });
  return <AddDrawer {...props} {...{ form, choose }} />;
}

function BundleAdd(props: AddFormProps) {
  const { choose, closeUnlessAgain } = useAdding(props.onClose);
  const form = useCreateForm({
    save: createBundleParticipant,
    params: bundleOf(props.bookable),
    draft,
    initial: initialOf(props.details),
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
  const choices = STAFF_BOOKING_PAYMENTS.map((value) => ({ value, label: t.payments[value] }));
  const price = t.price(formats.money(details.priceInCents));
  const isLink = useFieldValue('payment_type') === 'link';
  const description = isLink ? `${price}. ${t.linkHint}` : price;
  return <SelectField name="payment_type" columns={6} options={choices} description={description} />;
}
