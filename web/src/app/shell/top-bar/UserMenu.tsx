import { imageSource } from '../../../platform/api/image-source.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { Avatar } from '../../../ui/people/Avatar.tsx';
import { shellMessages } from '../shell.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './TopBar.module.css';

const UserMenuList = lazyPart(() => import('./UserMenuList.tsx').then((module) => module.UserMenuList));

/** The logged-in user, with profile, language and log-out; the entries are loaded when the menu opens. */
export function UserMenu() {
  const t = useMessages(shellMessages);
  const user = useCurrentUser();
  if (user === null) return null;
  const person = { ...user, avatar: imageSource(user.avatar_url, 'small') };
  const name = fullName(person);
  return (
    <ActionMenu
      items={(close) => <UserMenuList label={t.user.menu(name)} close={close} />}
      label={t.user.menu(name)}
      className={styles.user}
      hasWords
    >
      <Avatar person={person} size={32} />
      <span className={`${look.ellipsis} ${styles.userName}`}>{name}</span>
      <span className={look.visuallyHidden}>, {t.user.word}</span>
    </ActionMenu>
  );
}
