import { useState } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { newRateMessages } from './new-rate.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';

const RateDrawer = lazyPart(() => import('./RateDrawer.tsx').then((module) => module.RateDrawer));

type NewRateProps = { organizationId: number; onCreated: (rateId: number) => void };

/** A link below a field with rates, which opens a drawer; `onCreated` chooses the new rate. */
export function NewRate({ organizationId, onCreated }: NewRateProps) {
  const t = useMessages(newRateMessages);
  // as text, not as an endpoint: the contract is loaded with the drawer
  const mayCreate = useCan('manage-finances');
  const [isOpen, setOpen] = useState(false);
  if (!mayCreate) return null;
  return (
    <>
      <button type="button" className={buttonStyles.linkButton} onClick={() => setOpen(true)}>
        {t.create}
      </button>
      {isOpen && <RateDrawer {...{ organizationId, onCreated }} onClose={() => setOpen(false)} />}
    </>
  );
}
