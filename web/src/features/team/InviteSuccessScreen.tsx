import { Button } from '@mantine/core';
import { useMessages } from '../../platform/messages.ts';
import { useSession } from '../../platform/session.ts';
import { createStore, useStore } from '../../platform/store.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { WelcomeFrame } from '../access/public.tsx';
import { teamMessages } from './team.messages.ts';

const joined = createStore<string | null>(null);

/** Remembers what was joined for the page after it; a reload only forgets the name. */
export const welcomed = joined.set;

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
