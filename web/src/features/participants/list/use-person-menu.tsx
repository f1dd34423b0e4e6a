import {
  IconArrowsExchange,
  IconCash,
  IconHourglass,
  IconMail,
  IconPencil,
  IconReceiptEuro,
  IconTrash,
} from '@tabler/icons-react';
import type { BundleParticipant, Participant } from '@move/contract/participants/participant.ts';
import { isErased } from '@move/domain/privacy/erased-person.ts';
import { payParticipant } from '@move/contract/participants/participants.ts';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { usePersonalData } from '../../../screens/personal-data/use-personal-data.tsx';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { MenuItem } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { participantMessages } from '../participants.messages.ts';
import { type BookableParams, peopleReads } from '../bookable-scope.ts';
import { useBookableDetails } from '../use-bookable-details.ts';
import { useMarkPaid } from './use-mark-paid.ts';
import { useAddToWaitlist } from './use-add-to-waitlist.ts';

const RemoveDialog = lazyPart(() => import('../remove/RemoveDialog.tsx').then((module) => module.RemoveDialog));
const PaymentLink = lazyPart(() => import('./PaymentLink.tsx').then((module) => module.PaymentLink));
const MoveDialog = lazyPart(() => import('./MoveDialog.tsx').then((module) => module.MoveDialog));

type Row = Participant | BundleParticipant;
type Asked = { what: 'remove' | 'move' | 'link'; row: Row };

type PersonMenu = {
  bookable: BookableParams;
  hrefOf: (id: number) => string;
  onMessage: (ids: readonly number[]) => void;
};

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** The actions of a row: a canceled participant can only be viewed, an erased person has none. Render the second value once. */
export function usePersonMenu({ bookable, hrefOf, onMessage }: PersonMenu): [(row: Row) => MenuItem[], ReactNode] {
  const t = useMessages(participantMessages).menu;
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const [pay, payQuestion] = useMarkPaid(bookable);
  const mayBook = useCan(payParticipant);
  // as text, not as an endpoint: importing the contract of orders would make every list of participants load more code
  const mayOpenOrder = useCan('view-rates');
  const [personalData, personalDataDialog] = usePersonalData({
    organizationId: bookable.organizationId,
    source: bookable.kind === 'session' ? 'participants' : 'bundle_participants',
    invalidates: peopleReads,
  });
  const details = useBookableDetails(bookable);
  const toWaitlist = useAddToWaitlist(bookable);
  const mayWait = details?.hasWaitlist === true && details.free === 0;
  const orderOf = ({ payment }: Row): MenuItem[] => {
    if (payment === null || !mayOpenOrder) return [];
    const href = `/organizations/${bookable.organizationId}/finances/orders/${payment.order_id}`;
    return [{ label: t.order, icon: <IconReceiptEuro {...icon} />, href }];
  };
  const menu = (row: Row): MenuItem[] => {
    if (isErased(row)) return [];
    const edit = { label: t.edit, icon: <IconPencil {...icon} />, onClick: () => navigate(hrefOf(row.id)) };
    if (row.status === 'canceled') return [edit, ...orderOf(row), ...personalData(row)];
    const isAlone = bookable.kind === 'session' && bundleIn(row) === null;
    return [
      edit,
      ...(isAlone
        ? [
            {
              label: t.move,
              icon: <IconArrowsExchange {...icon} />,
              onClick: () => setAsked({ what: 'move', row }),
            },
          ]
        : []),
      ...(mayWait && 'has_freed_spot' in row && row.has_freed_spot && row.email !== null
        ? [{ label: t.toWaitlist, icon: <IconHourglass {...icon} />, onClick: () => void toWaitlist(row) }]
        : []),
      ...(mayBook && row.payment?.status === 'open' && row.payment.payment_type === 'cash'
        ? [{ label: t.paid, icon: <IconCash {...icon} />, onClick: () => void pay(row) }]
        : []),
      ...(row.payment?.status === 'open' && row.email !== null
        ? [{ label: t.paymentLink, icon: <IconMail {...icon} />, onClick: () => setAsked({ what: 'link', row }) }]
        : []),
      ...orderOf(row),
      ...(row.email === null
        ? []
        : [{ label: t.message, icon: <IconMail {...icon} />, onClick: () => onMessage([row.id]) }]),
      ...personalData(row),
      'divider',
      {
        label: t.remove,
        icon: <IconTrash {...icon} />,
        isDanger: true,
        onClick: () => setAsked({ what: 'remove', row }),
      },
    ];
  };
  const dialogs = (
    <>
      {payQuestion}
      {personalDataDialog}
      {asked?.what === 'remove' && (
        <RemoveDialog bookable={bookable} person={{ ...asked.row, bundle: bundleIn(asked.row) }} onClose={close} />
      )}
      {asked?.what === 'link' && <PaymentLink bookable={bookable} person={asked.row} onClose={close} />}
      {asked?.what === 'move' && 'check_in' in asked.row && (
        <MoveDialog bookable={bookable} person={asked.row} onClose={close} />
      )}
    </>
  );
  return [menu, dialogs];
}

const bundleIn = (row: Row) => ('bundle' in row ? row.bundle : null);
