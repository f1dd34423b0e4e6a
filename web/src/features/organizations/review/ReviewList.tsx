import type { ReviewedOrganization, WaitingOrganization } from '@move/contract/organizations/review.ts';
import { useEffect, useRef } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { applicationName, useSettings } from '../../../platform/state/settings.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { LogoTile } from '../../../ui/people/LogoTile.tsx';
import { reviewMessages } from './review.messages.ts';
import { useSports } from '../use-sports.ts';
import * as look from '../../../ui/look/look.module.css';
import * as styles from './review.module.css';

type ReviewListProps = {
  waiting: readonly WaitingOrganization[];
  reviewed: readonly ReviewedOrganization[];
  total: number;
  chosenId: number | null;
};

/** The queue, longest waiting first, and the last decisions below it. */
export function ReviewList({ waiting, reviewed, total, chosenId }: ReviewListProps) {
  const t = useMessages(reviewMessages);
  const formats = useFormats();
  const rest = total - waiting.length;
  return (
    <nav className={styles.list} aria-label={t.queue}>
      <ul>
        {waiting.map((organization) => (
          <WaitingItem key={organization.id} organization={organization} isChosen={organization.id === chosenId} />
        ))}
      </ul>
      {rest > 0 && <p className={`${look.small} ${look.muted}`}>{t.more(formats.number(rest))}</p>}
      {reviewed.length > 0 && (
        <>
          <h2>{t.recent}</h2>
          <ul>
            {reviewed.map((organization) => (
              <ReviewedItem key={organization.id} {...{ organization }} isChosen={organization.id === chosenId} />
            ))}
          </ul>
        </>
      )}
    </nav>
  );
}

/** The name of an organisation's platform if that is another one than the current: an administrator of several may mix them up. */
function useOtherPlatform({ home_application: home }: { home_application: string }): string | null {
  const current = applicationName(useSettings());
  return home === current ? null : home;
}

function ReviewedItem({ organization, isChosen }: { organization: ReviewedOrganization; isChosen: boolean }) {
  const { id, name, status } = organization;
  const platform = useOtherPlatform(organization);
  return (
    <li>
      <Link to={`?id=${id}`} className={styles.past} aria-current={isChosen ? 'true' : undefined}>
        <span className={styles.pastName}>
          {name}
          {platform !== null && <span className={`${look.small} ${look.soft} ${styles.itemText}`}>{platform}</span>}
        </span>
        <Status look={STATUS.organization[status]} />
      </Link>
    </li>
  );
}

function WaitingItem({ organization, isChosen }: { organization: WaitingOrganization; isChosen: boolean }) {
  const t = useMessages(reviewMessages);
  const formats = useFormats();
  const { namesOf } = useSports();
  const { id, name, city, logo_url, sport_ids, submitted_at, is_resubmitted } = organization;
  const element = useRef<HTMLLIElement>(null);
  useEffect(() => {
    // `nearest`, so that only the column of the queue scrolls, not the page
    if (isChosen) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isChosen]);
  const platform = useOtherPlatform(organization);
  const about = [platform, ...(is_resubmitted ? [t.again] : [city, namesOf(sport_ids)])].filter(Boolean).join(' · ');
  return (
    <li ref={element}>
      <Link to={`?id=${id}`} className={styles.item} aria-current={isChosen ? 'true' : undefined}>
        <LogoTile name={name} image={imageSource(logo_url, 'small')} size={32} />
        <span className={`${look.grow} ${styles.itemText}`}>
          <span className={`${look.semibold} ${styles.itemName}`}>{name}</span>
          <span className={`${look.small} ${look.soft} ${styles.about}`}>
            <span className={`${look.ellipsis} ${styles.itemName}`}>{about}</span>
            <time dateTime={submitted_at} title={formats.relative(submitted_at)}>
              {formats.age(submitted_at)}
            </time>
          </span>
        </span>
      </Link>
    </li>
  );
}
