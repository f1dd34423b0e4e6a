import type { Waitlist, WaitlistEntry } from '@move/contract/waitlist/waitlist-entry.ts';
import { isOpenEntry, entryMayBecome, mayInvite } from '@move/domain/waitlist/entry-status.ts';
import { invitationExpiresAt, secondsToResend } from '@move/domain/waitlist/invitation-validity.ts';
import { IconMailForward, IconSend, IconUserCheck, IconUserMinus } from '@tabler/icons-react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { usePersonalData } from '../../screens/personal-data/use-personal-data.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { waitlistCalls, type WaitlistScope, waitlistReads } from './waitlist-calls.ts';
import { waitlistMessages } from './waitlist.messages.ts';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;
const CALL_OPTIONS = { invalidates: waitlistReads };

type Options = { bookable: WaitlistScope; waitlist: Waitlist | undefined; now: Date };

/** The actions of an entry; an unavailable action shows why. Render the dialogs once. */
export function useWaitingMenu(options: Options) {
  const t = useMessages(waitlistMessages);
  const { invite, resend, join, remove, confirmDialog } = useWaitingActions(options);
  const whyNot = useWhyNot(options);
  const [personalData, dialog] = usePersonalData({
    organizationId: options.bookable.organizationId,
    source: 'waitlist_entries',
    invalidates: waitlistReads,
  });
  const menu = (entry: WaitlistEntry): MenuItem[] => {
    if (entry.status === 'removed' || entry.status === 'accepted') return personalData(entry);
    const inviting: MenuItem =
      entry.status === 'invited' || entry.status === 'expired'
        ? {
            label: t.resend.action,
            icon: <IconMailForward {...icon} />,
            disabledReason: whyNot.resend(entry),
            onClick: () => void resend(entry),
          }
        : {
            label: t.invite.action,
            icon: <IconSend {...icon} />,
            disabledReason: whyNot.invite(entry),
            onClick: () => void invite(entry),
          };
    return [
      inviting,
      {
        label: t.join.action,
        icon: <IconUserCheck {...icon} />,
        disabledReason: whyNot.join(entry),
        onClick: () => void join(entry),
      },
      ...personalData(entry),
      'divider',
      {
        label: t.remove.action,
        icon: <IconUserMinus {...icon} />,
        isDanger: true,
        disabledReason: entryMayBecome(entry.status, 'removed') ? undefined : t.reasonsNot.accepted,
        onClick: () => void remove(entry),
      },
    ];
  };
  const dialogs = (
    <>
      {confirmDialog}
      {dialog}
    </>
  );
  return [menu, dialogs] as const;
}

/** Functions that say why an entry can't be invited, mailed again or added as a participant now; undefined when it can be. */
function useWhyNot({ waitlist, now }: Options) {
  const t = useMessages(waitlistMessages);
  const ofList = () => {
    if (waitlist === undefined || waitlist.closes_at === null) return t.reasonsNot.over;
    return invitationExpiresAt(now, new Date(waitlist.closes_at)) === null ? t.reasonsNot.closing : undefined;
  };
  const invite = ({ status, ineligible_because }: WaitlistEntry) =>
    ofList() ??
    (mayInvite(status)
      ? ineligible_because === null
        ? undefined
        : t.reasonsNot[ineligible_because]
      : t.reasonsNot.invited);
  const resend = (entry: WaitlistEntry) => {
    if (entry.status === 'expired') return invite(entry);
    const seconds = entry.invited_at === null ? 0 : secondsToResend(new Date(entry.invited_at), now);
    return ofList() ?? (seconds > 0 ? t.resend.wait(seconds) : undefined);
  };
  /**
   * Staff may add people until the session ends, even when the waiting list is closed: the person needs a free spot and must be eligible.
   */
  const join = ({ ineligible_because, reserves }: WaitlistEntry) => {
    if (ineligible_because !== null) return t.reasonsNot[ineligible_because];
    return waitlist?.free === 0 && !reserves ? t.reasonsNot.full : undefined;
  };
  return { invite, resend, join };
}

function useWaitingActions({ bookable, waitlist }: Options) {
  const t = useMessages(waitlistMessages);
  const calls = waitlistCalls(bookable);
  const inviting = useCall(calls.invite, CALL_OPTIONS);
  const resending = useCall(calls.resend, CALL_OPTIONS);
  const removing = useCall(calls.remove, CALL_OPTIONS);
  const joining = useCall(calls.join, CALL_OPTIONS);
  const [confirm, confirmDialog] = useConfirm();
  const at = ({ id }: WaitlistEntry) => ({ params: { ...calls.params, entryId: id } });

  /** Asks for confirmation when others are ahead on the waiting list, or when there is no free spot to reserve. */
  const isSure = (entry: WaitlistEntry): Promise<boolean> => {
    const name = fullName(entry);
    const { full, skips } = t.invite;
    if (waitlist?.free === 0) return confirm({ title: full.title(name), text: full.text, confirmLabel: full.confirm });
    if (entry.ahead === 0) return Promise.resolve(true);
    return confirm({ title: skips.title(name), text: skips.text(entry.ahead), confirmLabel: skips.confirm });
  };
  const invite = async (entry: WaitlistEntry) => {
    if (!(await isSure(entry))) return;
    if ((await inviting.call(at(entry))).ok) notify.success(t.invite.done(fullName(entry)));
  };
  const resend = async (entry: WaitlistEntry) => {
    if ((await resending.call(at(entry))).ok) notify.success(t.resend.done(fullName(entry)));
  };
  const join = async (entry: WaitlistEntry) => {
    const name = fullName(entry);
    const { title, text, confirm: confirmLabel, done } = t.join;
    if (!(await confirm({ title: title(name), text, confirmLabel }))) return;
    const { first_name, last_name, email, date_of_birth, gender, notes, locale } = entry;
    const body = { first_name, last_name, email, date_of_birth, gender, notes, locale };
    if ((await joining.call({ params: calls.params, body })).ok) notify.success(done(name));
  };
  const remove = async (entry: WaitlistEntry) => {
    const name = fullName(entry);
    const { title, text, invited, confirm: confirmLabel, done } = t.remove;
    const sure = await confirm({
      title: title(name),
      text: entry.status === 'invited' ? invited : text,
      confirmLabel,
      isDanger: isOpenEntry(entry.status),
    });
    if (sure && (await removing.call(at(entry))).ok) notify.success(done(name));
  };
  return { invite, resend, join, remove, confirmDialog };
}
