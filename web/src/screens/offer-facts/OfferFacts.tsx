import type { ReactNode } from 'react';
import { useState } from 'react';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { offerFactsMessages } from './offer-facts.messages.ts';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './OfferFacts.module.css';

type Moment = { id: number; start_date: string; start_time: string; end_time: string; place: string | null };
type OfferFactsProps = {
  activity: string;
  bundle: string | null;
  organization: string;
  sessions: readonly Moment[];
  /** Makes a link to directions for a location. */
  mapLink?: ((place: string) => ReactNode) | undefined;
  /** More rows, such as the price: `OfferFact`. */
  children?: ReactNode;
};

/** The activity, days and location, on a page without a login. */
export function OfferFacts({ activity, bundle, organization, sessions, mapLink, children }: OfferFactsProps) {
  const t = useMessages(offerFactsMessages);
  const places = [...new Set(sessions.flatMap(({ place }) => place ?? []))];
  return (
    <dl className={styles.facts}>
      <div className={styles.what}>
        <dt>{t.what}</dt>
        <dd>
          {activity}
          {bundle !== null && <small>{bundle}</small>}
          <small>{organization}</small>
        </dd>
      </div>
      {sessions.length > 0 && (
        <OfferFact name={t.when}>
          <Days sessions={sessions} />
        </OfferFact>
      )}
      {places.length > 0 && (
        <OfferFact name={t.where}>
          {places.map((place) => (
            <span key={place}>
              {place} {mapLink?.(place)}
            </span>
          ))}
        </OfferFact>
      )}
      {children}
    </dl>
  );
}

export function OfferFact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** Days of a long course that are shown at first. */
const SHOWN = 4;

function Days({ sessions }: { sessions: readonly Moment[] }) {
  const t = useMessages(offerFactsMessages);
  const formats = useFormats();
  const [showsAll, setShowsAll] = useState(false);
  const left = sessions.length - SHOWN;
  const isLong = left > 1;
  return (
    <>
      {(isLong && !showsAll ? sessions.slice(0, SHOWN) : sessions).map((session) => (
        <span key={session.id}>
          {formats.date(session.start_date)},{' '}
          <span className={styles.times}>{formats.timeRange(session.start_time, session.end_time)}</span>
        </span>
      ))}
      {isLong && (
        <button
          type="button"
          className={buttonStyles.linkButton}
          aria-expanded={showsAll}
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? t.less : t.more(left)}
        </button>
      )}
    </>
  );
}
