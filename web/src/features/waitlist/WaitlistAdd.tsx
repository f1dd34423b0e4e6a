import { useRef } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { EditDrawer } from '../../screens/edit/EditDrawer.tsx';
import { useCreateForm } from '../../screens/edit/use-create-form.ts';
import { PersonFields, useOffer } from '../participants/public.tsx';
import { callsOf, type WaitlistScope, waitlistReads } from './waitlist-calls.ts';
import { waitlistMessages } from './waitlist.messages.ts';

/** Adds people to the end of a waiting list: one, or several without closing the drawer. */
export function WaitlistAdd({ bookable, onClose }: { bookable: WaitlistScope; onClose: () => void }) {
  const t = useMessages(waitlistMessages);
  const offer = useOffer(bookable);
  const { add, params } = callsOf(bookable);
  const isAgain = useRef(false);
  const form = useCreateForm({
    save: add,
    params,
    draft: `waitlist-${bookable.kind}`,
    initial: { locale: 'nl' },
    invalidates: waitlistReads,
    onCreated: () => {
      if (!isAgain.current) onClose();
    },
  });
  const choose = (next: boolean) => {
    isAgain.current = next;
  };
  return (
    <EditDrawer form={form} title={t.addTitle} onClose={onClose} again={{ label: t.again, choose }}>
      <PersonFields offer={offer} />
    </EditDrawer>
  );
}
