import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { IconUserPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import type { SendInvite, TeamRole } from './use-invitees.ts';
import { teamMessages } from '../team.messages.ts';

const InvitePanel = lazyPart(() => import('./InvitePanel.tsx').then((module) => module.InvitePanel));

type InviteButtonProps = {
  /** The endpoint that `send` calls: its schema checks each row, its labels name the fields. */
  endpoint: Endpoint;
  /** The roles to choose from; empty when there is no choice. */
  roles: readonly TeamRole[];
  /** The role of a new row; by default the last one. */
  proposed?: TeamRole;
  send: SendInvite;
};

export function InviteButton(props: InviteButtonProps) {
  const t = useMessages(teamMessages);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconUserPlus size={17} stroke={1.75} aria-hidden />} onClick={() => setOpen(true)}>
        {t.invite}
      </Button>
      {isOpen && <InvitePanel {...props} onClose={() => setOpen(false)} />}
    </>
  );
}
