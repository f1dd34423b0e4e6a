import { useCurrentUser } from '../../platform/session/session.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { TrackArt } from '../../ui/marks/TrackArt.tsx';
import { homeMessages } from './home.messages.ts';
import * as pageStyles from '../../ui/page/page.module.css';
import * as styles from './home.module.css';

/** Shown to users without permissions, and instead of a redirect that would loop (docs/rules/access.md#screens). */
export function NoAccess() {
  const t = useMessages(homeMessages);
  const email = useCurrentUser()?.email;
  return (
    <div className={pageStyles.emptyState}>
      <TrackArt runner="none" />
      <Heading className={styles.emptyTitle}>{t.noAccess.title}</Heading>
      <p>{t.noAccess.text}</p>
      {email !== undefined && <p>{t.noAccess.as(email)}</p>}
      <div className={pageStyles.actions}>
        <Button href="/logout">{t.noAccess.logout}</Button>
      </div>
    </div>
  );
}
