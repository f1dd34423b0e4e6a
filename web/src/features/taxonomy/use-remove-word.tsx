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
  /** Uses that prevent the removal, e.g. “12 activiteiten”. */
  usedBy?: readonly string[];
  /** The number of offers that lose the entry. */
  losers?: number;
  /** Offers on other platforms use the entry, so only a superadmin may remove it. */
  isUsedElsewhere?: boolean;
};

type Refusal = { name: string; text: ReactNode };

/**
 * Removes a sport, tag, type or category for good. First asks, with the number of offers that lose the entry. When its uses prevent the
 * removal, shows them instead. `remove` returns whether the entry was removed. Render the dialogs once.
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
