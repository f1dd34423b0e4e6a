import { useMessages } from '../../platform/texts/messages.ts';
import { useCurrentUser } from '../../platform/session/session.ts';
import { Button } from '../../ui/page/Button.tsx';
import { TrackArt } from '../../ui/page/TrackArt.tsx';
import { homeMessages } from './home.messages.ts';
import './home.css';

/** For users without any right, and instead of a redirect that would loop (docs/rules/access.md#screens). */
export function NoAccess() {
  const t = useMessages(homeMessages);
  const email = useCurrentUser()?.email;
  return (
    <div className="emptystate">
      <TrackArt runner="none" />
      <h1 className="emptytitle">{t.noAccess.title}</h1>
      <p>{t.noAccess.text}</p>
      {email !== undefined && <p>{t.noAccess.as(email)}</p>}
      <div className="acts">
        <Button href="/logout">{t.noAccess.logout}</Button>
      </div>
    </div>
  );
}
