import type { WaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { inviteMessages } from './waitlist-invite.messages.ts';

/** Days of a long course that are shown before somebody asks for all of them. */
const SHOWN = 4;

/** What, when, where and what it costs: all that somebody needs to say yes or no. */
export function InviteFacts({ invite }: { invite: WaitlistInvite }) {
  const t = useMessages(inviteMessages);
  const formats = useFormats();
  const places = [...new Set(invite.sessions.flatMap(({ place }) => place ?? []))];
  const price = invite.price_in_cents;
  return (
    <dl className="invitefacts">
      <div className="invitefacts-what">
        <dt>{t.facts.what}</dt>
        <dd>
          {invite.activity}
          {invite.bundle !== null && <small>{invite.bundle}</small>}
          <small>{invite.organization}</small>
        </dd>
      </div>
      {invite.sessions.length > 0 && (
        <div>
          <dt>{t.facts.when}</dt>
          <dd>
            <Days invite={invite} />
          </dd>
        </div>
      )}
      {places.length > 0 && (
        <div>
          <dt>{t.facts.where}</dt>
          <dd>
            {places.map((place) => (
              <span key={place}>{place}</span>
            ))}
          </dd>
        </div>
      )}
      <div>
        <dt>{t.facts.price}</dt>
        <dd>
          {price === 0 ? t.facts.free : invite.returns ? t.facts.returns : formats.money(price)}
          {price > 0 && !invite.returns && <small>{t.pay}</small>}
        </dd>
      </div>
    </dl>
  );
}

function Days({ invite: { sessions } }: { invite: WaitlistInvite }) {
  const t = useMessages(inviteMessages);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const left = sessions.length - SHOWN;
  const isLong = left > 1;
  return (
    <>
      {(isLong && !showsAll ? sessions.slice(0, SHOWN) : sessions).map((session) => (
        <span key={session.id}>
          {formats.date(session.start_date)},{' '}
          <span className="invitetimes">{formats.timeRange(session.start_time, session.end_time)}</span>
        </span>
      ))}
      {isLong && (
        <button type="button" className="linkbtn" aria-expanded={showsAll} onClick={() => setShowsAll(!showsAll)}>
          {showsAll ? t.less : t.more(left)}
        </button>
      )}
    </>
  );
}
