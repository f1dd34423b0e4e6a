import { IconHistory, IconSend } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { messageCalls, type MessageScope } from './message-calls.ts';
import { messageItemMessages } from './message-items.messages.ts';
import { useMessageDialog } from './use-message-dialog.tsx';

const MessageHistory = lazyPart(() => import('./MessageHistory.tsx').then((module) => module.MessageHistory));
const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** The menu items to write to all people of a scope and to see earlier messages. Render the second value once. */
export function useMessageItems(scope: MessageScope): [MenuItem[], ReactNode] {
  const t = useMessages(messageItemMessages);
  const mayWrite = useCan(messageCalls(scope).send);
  const [write, dialog] = useMessageDialog(scope);
  const [isLookingBack, setLookingBack] = useState(false);
  const items = [
    { label: t.toAll, icon: <IconSend {...icon} />, onClick: () => write([]) },
    { label: t.sent, icon: <IconHistory {...icon} />, onClick: () => setLookingBack(true) },
  ];
  const dialogs = (
    <>
      {dialog}
      {isLookingBack && <MessageHistory scope={scope} onClose={() => setLookingBack(false)} />}
    </>
  );
  return [mayWrite ? items : [], dialogs];
}
