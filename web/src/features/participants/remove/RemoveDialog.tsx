import { getBundleParticipant, removeBundleParticipant } from '@move/contract/participants/bundle-participants.ts';
import type { Participant, RefundQuote } from '@move/contract/participants/participant.ts';
import { getParticipant, removeParticipant } from '@move/contract/participants/participants.ts';
import { refundPurchase } from '@move/contract/purchases/purchases.ts';
import { listBundleWaitlist } from '@move/contract/waitlist/bundle-waitlist.ts';
import { listSessionWaitlist } from '@move/contract/waitlist/session-waitlist.ts';
import { STAFF_REFUNDS, type StaffRefund } from '@move/domain/orders/refunds/refunds.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { paidElsewhereMessages } from '../../../screens/refunds/paid-elsewhere.messages.ts';
import { ReadFailed } from '../../../screens/show/ReadFailed.tsx';
import { CheckboxInput } from '../../../ui/inputs/choices/CheckboxInput.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { participantMessages } from '../participants.messages.ts';
import { cashBackMessages } from './cash-back.messages.ts';
import { bundleParams, type BookableParams, peopleReads, sessionParams } from '../bookable-scope.ts';
import { useBookableDetails } from '../use-bookable-details.ts';
import * as look from '../../../ui/look/look.module.css';
import * as choiceStyles from '../../../ui/inputs/choices.module.css';
import * as styles from '../participants.module.css';

/** The person to remove; with the bundle when that person takes part through it. */
export type Leaving = { id: number; first_name: string; last_name: string; bundle: { name: string } | null };

type RemoveDialogProps = { bookable: BookableParams; person: Leaving; onClose: () => void };

/** The confirmation before a participant is removed: the consequences, the refund, and whether the person is mailed. */
export function RemoveDialog({ bookable, person, onClose }: RemoveDialogProps) {
  const t = useMessages(participantMessages).remove;
  const cashMessages = useMessages(cashBackMessages);
  const formats = useFormats();
  const w = useWords();
  const [isTold, setTold] = useState(true);
  const [refund, setRefund] = useState<StaffRefund>('term');
  const { read, quote, isKnown, remove, isPending } = useRemoval(bookable, person);
  const isSignedOut = person.bundle !== null;
  const payment = read.data?.participant.payment ?? null;
  const mayMail = read.data?.participant.email !== null;
  const consequences = useConsequences(bookable, isSignedOut ? null : payment);
  const carryOut = async () => {
    const { ok } = await remove({ notify: isTold && mayMail ? '1' : '0', ...(quote && { refund }) });
    if (!ok) return;
    const name = fullName(person);
    const cash = payment?.payment_type === 'cash' ? refundInCents(quote, refund) : 0;
    const done = isSignedOut ? t.signedOut(name) : t.done(name);
    notify.success(cash > 0 ? `${done}. ${cashMessages.toHandOver(formats.money(cash))}` : done);
    onClose();
  };
  const isBlocked = isPending || !isKnown;
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.title(fullName(person))}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" data-autofocus onClick={onClose}>
            {w.cancel}
          </Button>
          <Button
            variant="outline"
            color="danger"
            aria-disabled={isBlocked}
            onClick={isBlocked ? undefined : () => void carryOut()}
          >
            {isSignedOut ? t.signOut : t.confirm}
          </Button>
        </>
      }
    >
      <p style={{ margin: '0 0 14px' }}>
        {person.bundle === null ? t[bookable.kind] : t.fromBundle(person.bundle.name)}
      </p>
      {consequences.length > 0 && <p style={{ margin: '0 0 14px' }}>{consequences.join(' ')}</p>}
      {!isKnown && read.error && <ReadFailed read={read} />}
      {quote && <RefundChoices quote={quote} value={refund} onChange={setRefund} />}
      {mayMail && <CheckboxInput label={t.notify} value={isTold} onChange={setTold} />}
    </Dialog>
  );
}

/**
 * The consequences of removing the person: what was not paid, or paid elsewhere, and that the first person on the waiting list is invited.
 */
function useConsequences(bookable: BookableParams, payment: Participant['payment']): string[] {
  const t = useMessages(participantMessages).remove;
  const paidElsewhere = useMessages(paidElsewhereMessages);
  const formats = useFormats();
  const waiting = useWaiting(bookable);
  const open = payment?.status === 'open' ? payment.total_in_cents : 0;
  const elsewhere = payment?.status === 'external' ? payment.total_in_cents : 0;
  return [
    ...(open > 0 ? [t.open(formats.money(open))] : []),
    ...(elsewhere > 0 ? [paidElsewhere.refund(formats.money(elsewhere))] : []),
    ...(waiting > 0 ? [t.waiting(waiting)] : []),
  ];
}

/**
 * How many people the freed spot may be offered to, one after the other. The count of the session or bundle includes people who have an
 * invitation already.
 */
function useWaiting(bookable: BookableParams): number {
  const { waiting = 0, invitesNext = false } = useBookableDetails(bookable) ?? {};
  const isAsked = waiting > 0 && invitesNext;
  const isSession = bookable.kind === 'session';
  const query = { status: 'waiting', itemsPerPage: 1 } as const;
  const enabled = { enabled: isAsked && isSession };
  const ofSession = useRead(listSessionWaitlist, { params: sessionParams(bookable), query }, enabled);
  const ofBundle = useRead(
    listBundleWaitlist,
    { params: bundleParams(bookable), query },
    { enabled: isAsked && !isSession },
  );
  return (isSession ? ofSession : ofBundle).data?.meta.pagination.total ?? 0;
}

/** The refund, and the function that removes the person. A bundle is sold as a whole, so leaving one of its sessions refunds nothing. */
function useRemoval(bookable: BookableParams, person: Leaving) {
  const isSession = bookable.kind === 'session';
  const ofSession = { ...sessionParams(bookable), participantId: person.id };
  const ofBundle = { ...bundleParams(bookable), bundleParticipantId: person.id };
  const session = useRead(getParticipant, { params: ofSession }, { enabled: isSession, showsErrors: true });
  const bundle = useRead(getBundleParticipant, { params: ofBundle }, { enabled: !isSession, showsErrors: true });
  const fromSession = useCall(removeParticipant, { invalidates: peopleReads });
  const fromBundle = useCall(removeBundleParticipant, { invalidates: peopleReads });
  const read = isSession ? session : bundle;
  type Query = { notify: '0' | '1'; refund?: StaffRefund };
  return {
    read,
    quote: read.data?.refund ?? null,
    // false until the refund is read: without its amount the user can't confirm
    isKnown: read.data !== undefined,
    isPending: fromSession.isPending || fromBundle.isPending,
    remove: (query: Query): Promise<{ ok: boolean }> =>
      isSession ? fromSession.call({ params: ofSession, query }) : fromBundle.call({ params: ofBundle, query }),
  };
}

/** What the choice refunds; nothing without a quote. */
function refundInCents(quote: RefundQuote | null, choice: StaffRefund): number {
  if (quote === null || choice === 'none') return 0;
  return choice === 'full' ? quote.full_in_cents : quote.term_in_cents;
}

type RefundChoicesProps = { quote: RefundQuote; value: StaffRefund; onChange: (choice: StaffRefund) => void };

function RefundChoices({ quote, value, onChange }: RefundChoicesProps) {
  const t = useMessages(participantMessages).remove.refund;
  const formats = useFormats();
  const mayGiveMore = useCan(refundPurchase) && quote.full_in_cents > quote.term_in_cents;
  // a choice “none” would be the same as a term that refunds nothing
  const isShown = { term: true, full: mayGiveMore, none: quote.term_in_cents > 0 };
  const choices = STAFF_REFUNDS.filter((choice) => isShown[choice]);
  const words: Record<StaffRefund, string> = {
    term: t.term(formats.money(quote.term_in_cents), formats.percentage(quote.percentage)),
    full: t.full(formats.money(quote.full_in_cents)),
    none: t.none,
  };
  return (
    <fieldset className={styles.refunds}>
      <legend className={look.medium}>{t.label}</legend>
      {choices.map((choice) => (
        <div key={choice} className={choiceStyles.choice}>
          <input
            id={`refund-${choice}`}
            type="radio"
            className={choiceStyles.radio}
            name="refund"
            checked={value === choice}
            onChange={() => onChange(choice)}
          />
          <label htmlFor={`refund-${choice}`} className={look.figures}>
            {words[choice]}
          </label>
        </div>
      ))}
      <p className={`${look.small} ${look.muted}`}>{t.outside}</p>
    </fieldset>
  );
}
