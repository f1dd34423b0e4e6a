import { createBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import { createParticipant } from '@move/contract/participants/participants.ts';
import { STAFF_BOOKING_PAYMENTS } from '@move/domain/orders/payment/payment-types.ts';
import { useRef } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { EditDrawer } from '../../../screens/edit/EditDrawer.tsx';
import { fieldsFor } from '../../../screens/edit/fields/fields.tsx';
import type { BodyValues } from '../../../screens/edit/form/record-types.ts';
import { useFieldValue } from '../../../screens/edit/form/use-field.ts';
import { type CreateForm, useCreateForm } from '../../../screens/edit/use-create-form.ts';
import { FullNote } from './FullNote.tsx';
import { participantMessages } from '../participants.messages.ts';
import { OfferQuestions } from './OfferQuestions.tsx';
import { PersonFields } from './PersonFields.tsx';
import { bundleOf, type BookableScope, peopleReads, sessionOf } from '../bookable-scope.ts';
import { type Offer, useOffer } from '../use-offer.ts';

type Draft = BodyValues<typeof createParticipant>;
const { SelectField, CheckboxField } = fieldsFor<Draft>();

type ParticipantAddProps = { bookable: BookableScope; waitlistHref: string; onClose: () => void };
type AddFormProps = ParticipantAddProps & { offer: Offer };

const draft = 'participants';

/** The initial values of the form; cash is the default where there is a price. */
const initialOf = (offer: Offer): Partial<Draft> => ({
  locale: 'nl',
  notify: true,
  // asked, though nothing was answered yet: required answers are reported as missing
  answers: [],
  ...(isPaidHere(offer) && { payment_type: 'cash' }),
});

const isPaidHere = ({ priceInCents, isPaidOutside }: Offer) => priceInCents > 0 && !isPaidOutside;

/** Adds people to a session or bundle: one, or one after the other without closing the drawer. */
export function ParticipantAdd(props: ParticipantAddProps) {
  const offer = useOffer(props.bookable);
  if (offer === undefined) return null;
  return props.bookable.kind === 'session' ? (
    <SessionAdd {...props} {...{ offer }} />
  ) : (
    <BundleAdd {...props} {...{ offer }} />
  );
}

function SessionAdd(props: AddFormProps) {
  const { next, chooseAgain } = useAdding(props.onClose);
  const form = useCreateForm({
    save: createParticipant,
    params: sessionOf(props.bookable),
    draft,
    initial: initialOf(props.offer),
    invalidates: peopleReads,
    onCreated: next,
  });
  return <AddDrawer {...props} {...{ form, chooseAgain }} />;
}

function BundleAdd(props: AddFormProps) {
  const { next, chooseAgain } = useAdding(props.onClose);
  const form = useCreateForm({
    save: createBundleParticipant,
    params: bundleOf(props.bookable),
    draft,
    initial: initialOf(props.offer),
    invalidates: peopleReads,
    onCreated: next,
  });
  return <AddDrawer {...props} {...{ form, chooseAgain }} />;
}

function useAdding(onClose: () => void) {
  const isAgain = useRef(false);
  return {
    chooseAgain: (next: boolean) => {
      isAgain.current = next;
    },
    next: () => {
      if (!isAgain.current) onClose();
    },
  };
}

type AddDrawerProps<R> = AddFormProps & {
  form: CreateForm<Draft, R>;
  chooseAgain: (isAgain: boolean) => void;
};

function AddDrawer<R>({ form, bookable, offer, waitlistHref, onClose, chooseAgain }: AddDrawerProps<R>) {
  const t = useMessages(participantMessages).form;
  return (
    <EditDrawer form={form} title={t.title} onClose={onClose} again={{ label: t.again, choose: chooseAgain }}>
      <FullNote {...{ bookable, offer, waitlistHref }} />
      <PersonFields offer={offer} mayPassAge />
      <OfferQuestions bookable={bookable} />
      {isPaidHere(offer) && <Payment offer={offer} />}
      <CheckboxField name="notify" columns={6} label={t.notify} />
    </EditDrawer>
  );
}

function Payment({ offer }: { offer: Offer }) {
  const t = useMessages(participantMessages).form;
  const formats = useFormats();
  const choices = STAFF_BOOKING_PAYMENTS.map((value) => ({ value, label: t.payments[value] }));
  const price = t.price(formats.money(offer.priceInCents));
  const isLink = useFieldValue('payment_type') === 'link';
  const description = isLink ? `${price}. ${t.linkHint}` : price;
  return <SelectField name="payment_type" columns={6} options={choices} description={description} />;
}
