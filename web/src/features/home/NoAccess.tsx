import { useCurrentUser } from '../../platform/session/session.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { Button } from '../../ui/page/Button.tsx';
import { Heading } from '../../ui/page/Heading.tsx';
import { TrackArt } from '../../ui/page/TrackArt.tsx';
import { homeMessages } from './home.messages.ts';
import './home.css';

/** Shown to users without permissions, and instead of a redirect that would loop (docs/rules/access.md#screens). */
export function NoAccess() {
  const t = useMessages(homeMessages);
  const email = useCurrentUser()?.email;
  return (
    <div className="emptystate">
      <TrackArt runner="none" />
      <Heading className="emptytitle">{t.noAccess.title}</Heading>
      <p>{t.noAccess.text}</p>
      {email !== undefined && <p>{t.noAccess.as(email)}</p>}
      <div className="acts">
        <Button href="/logout">{t.noAccess.logout}</Button>
      </div>
    </div>
  );
}
