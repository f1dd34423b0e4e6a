import { Button } from '@mantine/core';
import type { Invite } from '@move/contract/team/invites.ts';
import { useMessages } from '../../platform/messages.ts';
import { notifyError } from '../../platform/notify.ts';
import { useSession } from '../../platform/session.ts';
import { followApplication } from '../../platform/settings.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { WelcomeFrame } from '../access/public.tsx';
import { placeOf } from './InvitationFrame.tsx';
import { teamMessages } from './team.messages.ts';

const joined = createStore<string | null>(null);

/**
 * Remembers what was joined for the page after it, in the name and colours of the invitation: logging in went back to
 * those of the address. A reload only forgets them.
 */
export function welcomed(invite: Invite): void {
  joined.set(placeOf(invite));
  followApplication(invite.brand_application_id).catch(notifyError);
}

export function InviteSuccessScreen() {
  const t = useMessages(teamMessages).invitation;
  const place = useStore(joined);
  const isLoggedIn = useSession() !== null;
  return (
    <WelcomeFrame
      title={t.doneTitle}
      text={<span role="status">{place === null ? t.doneAnywhere : t.doneText(place)}</span>}
    >
      <Button
        size="md"
        fullWidth
        renderRoot={(props) => <Anchor {...props} href={isLoggedIn ? '/overview' : '/login'} />}
      >
        {isLoggedIn ? t.start : t.toLogin}
      </Button>
    </WelcomeFrame>
  );
}
