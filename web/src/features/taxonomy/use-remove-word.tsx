import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { wordMessages } from '@move/domain/kit/messages/planning/word-messages.ts';
import { type ReactNode, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { errorText, notify } from '../../platform/notify.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { taxonomyMessages } from './taxonomy.messages.ts';

type Removal<D extends Endpoint> = {
  name: string;
  input: CallInput<D>;
  /** Where the entry is used, when that prevents its removal: “12 activiteiten”. */
  usedBy?: readonly string[];
  /** The number of activities that lose the entry. */
  losers?: number;
  /** Offers of other platforms use it, so only a superadmin may remove it. */
  isUsedElsewhere?: boolean;
};

type Refusal = { name: string; text: ReactNode };

/**
 * Removes an entry for good. It first asks, naming what loses the entry, or shows where it is still used. Render the second value once; the
 * first returns whether the entry was removed.
 */
export function useRemoveWord<D extends Endpoint>(
  endpoint: D,
  invalidates: readonly Endpoint[],
): [(removal: Removal<D>) => Promise<boolean>, ReactNode] {
  const t = useMessages(taxonomyMessages);
  const { removing } = t;
  const locale = useLocale();
  const [confirm, confirmDialog] = useConfirm();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const { call } = useCall(endpoint, { invalidates, showsErrors: true });
  const remove = async ({ name, input, usedBy = [], losers = 0, isUsedElsewhere = false }: Removal<D>) => {
    if (isUsedElsewhere) {
      setRefusal({ name, text: wordMessages[locale]['word.elsewhere'] });
      return false;
    }
    if (usedBy.length > 0) {
      setRefusal({ name, text: <UsedBy places={usedBy} /> });
      return false;
    }
    const offers = t.count.offers(losers);
    const isConfirmed = await confirm({
      title: removing.title(name),
      text: losers === 0 ? removing.text : (losers === 1 ? removing.loses : removing.lose)(offers),
      confirmLabel: losers === 0 ? removing.confirm(name) : removing.confirmUsed(offers),
      isDanger: true,
    });
    if (!isConfirmed) return false;
    const result = await call(input);
    if (result.ok) notify.success(removing.done(name));
    else setRefusal({ name, text: errorText(result.error) });
    return result.ok;
  };
  return [
    remove,
    <>
      {confirmDialog}
      {refusal && <RefusalDialog {...refusal} onClose={() => setRefusal(null)} />}
    </>,
  ];
}

function UsedBy({ places }: { places: readonly string[] }) {
  const { removing } = useMessages(taxonomyMessages);
  return (
    <>
      <p>{removing.usedBy}</p>
      <ul>
        {places.map((place) => (
          <li key={place}>{place}</li>
        ))}
      </ul>
      <p>{removing.first}</p>
    </>
  );
}

function RefusalDialog({ name, text, onClose }: Refusal & { onClose: () => void }) {
  const t = useMessages(taxonomyMessages);
  return (
    <Dialog
      isOpen
      role="alertdialog"
      title={t.removing.refused(name)}
      onClose={onClose}
      footer={
        <Button data-autofocus onClick={onClose}>
          {t.close}
        </Button>
      }
    >
      {text}
    </Dialog>
  );
}
