import type { Invite } from '@move/contract/team/invites.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notifyError } from '../../../platform/notify.ts';
import { useSession } from '../../../platform/session/session.ts';
import { applyBrandOf } from '../../../platform/state/settings.ts';
import { createStore, useStore } from '../../../platform/state/store.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { WelcomeFrame } from '../../access/public.tsx';
import { inviterName } from './InviteFrame.tsx';
import { teamMessages } from '../team.messages.ts';

const joined = createStore<Invite | null>(null);

/**
 * Keeps the accepted invite for the success page; a reload loses it. Shows the name and colours of the invite's platform again, because
 * login has reset them to the platform of the URL.
 */
export function keepAcceptedInvite(invite: Invite): void {
  joined.set(invite);
  applyBrandOf(invite.brand_application_id).catch(notifyError);
}

export function InviteSuccessScreen() {
  const t = useMessages(teamMessages).invitation;
  const invite = useStore(joined);
  // starts at the new organisation, also when the user has several
  const start = invite?.organization ? `/organizations/${invite.organization.id}` : '/overview';
  const isLoggedIn = useSession() !== null;
  return (
    <WelcomeFrame
      title={t.doneTitle}
      text={<span role="status">{invite === null ? t.doneAnywhere : t.doneText(inviterName(invite))}</span>}
    >
      <Button size="md" fullWidth href={isLoggedIn ? start : '/login'}>
        {isLoggedIn ? t.start : t.toLogin}
      </Button>
    </WelcomeFrame>
  );
}
