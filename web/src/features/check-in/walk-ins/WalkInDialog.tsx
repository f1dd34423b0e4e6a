import type { CheckInSession } from '@move/contract/check-in/check-in-records.ts';
import { isDate } from '@move/domain/kit/dates/dates.ts';
import { ageMessage, birthMessage } from '@move/domain/participants/age-rule.ts';
import { DOOR_PAYMENTS } from '@move/domain/participants/walk-in.ts';
import { type SubmitEvent, useId, useState } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { platformToday } from '../../../platform/texts/platform-clock.ts';
import { useCloseGuard } from '../../../screens/use-close-guard.tsx';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { SegmentedInput } from '../../../ui/inputs/choices/SegmentedInput.tsx';
import { BirthDateInput } from '../../../ui/inputs/dates/BirthDateInput.tsx';
import { TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { useWords } from '../../../ui/Words.tsx';
import type { QueuedWalkIn, Refusal } from '../offline/tap-queue.ts';
import { WalkInRefusal } from './WalkInRefusal.tsx';
import { walkInMessages } from './walk-in.messages.ts';
import * as styles from '../people/people.module.css';

type DoorSession = Pick<CheckInSession, 'door_price_in_cents' | 'should_validate_age' | 'spots' | 'taken'> &
  // absent in lists that a phone stored before these fields existed
  Partial<Pick<CheckInSession, 'age_from' | 'age_to' | 'start_date'>>;

type WalkInDialogProps = {
  session: DoorSession;
  /** The user may record a payment; without that right a walk-in pays later, or is free. */
  mayMarkPaid: boolean;
  /** The name that was searched for, or a refused walk-in. */
  initial: QueuedWalkIn;
  /** Returns a refusal of the server, or null. With `isAbove` the walk-in skips the capacity check. */
  onAdd: (walkIn: QueuedWalkIn, isAbove: boolean) => Promise<Refusal | null>;
  onClose: () => void;
};

const NAME_MAX = 255;

const isFull = ({ spots, taken }: DoorSession) => spots !== null && spots > 0 && taken >= spots;

/** Adds a walk-in by name, with what was paid. A refusal is shown here, and what was typed stays. */
export function WalkInDialog({ session, mayMarkPaid, initial, onAdd, onClose }: WalkInDialogProps) {
  const t = useMessages(walkInMessages);
  const w = useWords();
  const formats = useFormats();
  const id = useId();
  const { draft, set, faults, submit, refusal, isSending, admit, isAbove, setAbove } = useWalkIn({
    session,
    initial,
    onAdd,
  });
  const isChanged = refusal !== null || JSON.stringify(draft) !== JSON.stringify(initial);
  const [leave, confirmDialog] = useCloseGuard(isChanged, onClose, t.leave);
  // stays open while sending, because the result is shown here
  const close = () => isSending || leave();
  const { door_price_in_cents: price, should_validate_age: asksAge, spots, taken } = session;
  const mayAdmit = useCan('override-limits');
  const payments = DOOR_PAYMENTS.filter((payment) => payment !== 'paid' || mayMarkPaid);
  return (
    <Dialog
      isOpen
      title={t.title}
      subtitle={spots !== null && taken >= spots ? t.taken(formats.number(taken), formats.number(spots)) : undefined}
      onClose={close}
      footer={
        <>
          <Button variant="default" onClick={close}>
            {w.cancel}
          </Button>
          <Button type="submit" form={id} loading={isSending}>
            {t.submit}
          </Button>
        </>
      }
    >
      <form id={id} noValidate className={styles.form} onSubmit={submit}>
        <TextInput
          label={t.firstName}
          value={draft.first_name}
          onChange={(first_name) => set({ first_name })}
          error={faults.first_name}
          maxLength={NAME_MAX}
          autoComplete="off"
          required
          isFirst={initial.first_name === ''}
        />
        <TextInput
          label={t.lastName}
          description={t.lastNameHint}
          value={draft.last_name}
          onChange={(last_name) => set({ last_name })}
          error={faults.last_name}
          maxLength={NAME_MAX}
          autoComplete="off"
          required
          isFirst={initial.first_name !== ''}
        />
        {asksAge && (
          <BirthDateInput
            label={t.born}
            description={t.bornHint}
            value={draft.date_of_birth}
            onChange={(date_of_birth) => set({ date_of_birth })}
            error={faults.date_of_birth}
            required
          />
        )}
        {price > 0 && (
          <SegmentedInput
            label={t.payment(formats.money(price))}
            value={draft.payment}
            options={payments.map((value) => ({ value, label: t.payments[value] }))}
            onChange={(payment) => set({ payment })}
            error={faults.payment}
            required
          />
        )}
        {isFull(session) && mayAdmit && <CheckboxInput label={t.admit} value={isAbove} onChange={setAbove} />}
        {refusal !== null && !isAtField(refusal, session) && <WalkInRefusal refusal={refusal} onAdmit={admit} />}
      </form>
      {confirmDialog}
    </Dialog>
  );
}

type Outside = typeof walkInMessages.nl.outside;
type Faults = Partial<Record<keyof QueuedWalkIn, string>>;

function useWalkIn({ session, initial, onAdd }: Pick<WalkInDialogProps, 'session' | 'initial' | 'onAdd'>) {
  const t = useMessages(walkInMessages);
  const [draft, setDraft] = useState(initial);
  const [hasTried, setTried] = useState(false);
  const found: Faults = {};
  if (draft.first_name.trim() === '') found.first_name = t.missing.first_name;
  if (draft.last_name.trim() === '') found.last_name = t.missing.last_name;
  const { date_of_birth: born } = draft;
  if (session.should_validate_age && (born === null || born === '')) found.date_of_birth = t.missing.date_of_birth;
  if (session.should_validate_age && born !== null && isDate(born) && birthMessage(born, platformToday().toString()))
    found.date_of_birth = t.impossible;
  else if (born !== null && born !== '' && !isDate(born)) found.date_of_birth = t.unreadable;
  else if (born !== null && isOutsideAges(session, born)) found.date_of_birth = outsideText(session, t.outside);
  if (session.door_price_in_cents > 0 && draft.payment === null) found.payment = t.choose;
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [isSending, setSending] = useState(false);
  const [isAbove, setAbove] = useState(false);
  const send = async (isAdmitted: boolean) => {
    if (isSending) return;
    setSending(true);
    setRefusal(null);
    const { first_name, last_name } = draft;
    const price_in_cents = session.door_price_in_cents;
    const person = { ...draft, price_in_cents, first_name: first_name.trim(), last_name: last_name.trim() };
    setRefusal(await onAdd(person, isAdmitted));
    setSending(false);
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setTried(true);
    if (Object.keys(found).length > 0) return focusFault(event.currentTarget);
    // the checkbox goes when a spot comes free
    void send(isAbove && isFull(session));
  };
  const set = (change: Partial<QueuedWalkIn>) => {
    setDraft((former) => ({ ...former, ...change }));
    setRefusal(null);
  };
  const refused = refusal !== null && isAtField(refusal, session) ? { [refusal.field ?? '']: refusal.text } : {};
  const faults: Faults = hasTried ? { ...refused, ...found } : {};
  return { draft, set, submit, faults, refusal, isSending, admit: () => void send(true), isAbove, setAbove };
}

/** Whether the person has another age on the day of the session than the activity is for (docs/rules/spots.md#ages). */
function isOutsideAges({ should_validate_age, age_from = null, age_to = null, start_date }: DoorSession, born: string) {
  if (start_date === undefined || !isDate(born) || born > start_date) return false;
  return ageMessage({ should_validate_age, age_from, age_to }, born, start_date) !== null;
}

/** Which ages the activity is for. */
function outsideText({ age_from: from = null, age_to: to = null }: DoorSession, words: Outside): string {
  if (from === null) return words.to(to ?? 0);
  return to === null ? words.from(from) : words.between(from, to);
}

/** Whether the refusal is about a field that the form shows. */
function isAtField({ field }: Refusal, session: DoorSession): boolean {
  if (field === 'date_of_birth') return session.should_validate_age;
  return field === 'first_name' || field === 'last_name';
}

/** Focuses the first field with an error, once it is marked as such. */
function focusFault(form: HTMLFormElement): void {
  requestAnimationFrame(() => {
    const fault = form.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid] input');
    (fault ?? form.querySelector<HTMLElement>('input'))?.focus();
  });
}
