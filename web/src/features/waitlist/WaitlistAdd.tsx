import { useEffect } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import { useAddAnother } from '../../screens/edit/use-add-another.ts';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { ParticipantFields, takeTypedPerson, useBookableDetails } from '../participants/public.tsx';
import { waitlistCalls, type WaitlistScope, waitlistReads } from './waitlist-calls.ts';
import { waitlistMessages } from './waitlist.messages.ts';

/** Adds a person at the end of a waiting list. The user can add several without closing the drawer. */
export function WaitlistAdd({ bookable, onClose }: { bookable: WaitlistScope; onClose: () => void }) {
  const t = useMessages(waitlistMessages);
  const details = useBookableDetails(bookable);
  const { add, params } = waitlistCalls(bookable);
  const { choose, closeUnlessAgain } = useAddAnother(onClose);
  const form = useCreateForm({
    save: add,
    params,
    draft: `waitlist-${bookable.kind}`,
    initial: { locale: 'nl' },
    invalidates: waitlistReads,
    onCreated: closeUnlessAgain,
  });
  const { core } = form;
  useEffect(() => {
    const person = takeTypedPerson(bookable);
    if (person !== null) core.update({ values: { ...core.store.get().values, ...person } });
    // oxlint-disable-next-line react/exhaustive-deps -- runs once, when the form opens
  }, [core]);
  return (
    <EditDrawer form={form} title={t.addTitle} onClose={onClose} again={{ label: t.again, choose }}>
      <ParticipantFields details={details} />
    </EditDrawer>
  );
}
