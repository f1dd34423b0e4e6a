import type { Organization } from '@move/contract/organizations/organizations.ts';
import {
  listSimilarOrganizations,
  type Review,
  type SimilarOrganization,
} from '@move/contract/organizations/review.ts';
import { likenessText } from '@move/domain/organizations/double-words.ts';
import type { ReactNode } from 'react';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { useCurrentUser } from '../../../platform/session/session.ts';
import type { Tone } from '../../../ui/look/tokens.ts';
import { Glyph, Status } from '../../../ui/marks/Status.tsx';
import type { Shape } from '../../../ui/marks/status-looks.ts';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { reviewMessages } from './review.messages.ts';
import * as lookStyles from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './review.module.css';

type ReviewChecksProps = { organization: Organization; review: Review };

/** Checks for the reviewer: KVK number, e-mail address, similar organisations and location. */
export function ReviewChecks({ organization, review }: ReviewChecksProps) {
  const t = useMessages(reviewMessages).checks;
  const { kvk_number, email } = organization;
  const [location] = review.locations;
  return (
    <section aria-labelledby="checks">
      <h3 id="checks">{t.title}</h3>
      <ul className={styles.checks}>
        {kvk_number === null ? (
          <Check look={OPEN} title={t.noKvk} text={t.noKvkText} />
        ) : (
          <Check look={DONE} title={t.kvk} text={kvk_number} />
        )}
        {email === null ? (
          <Check look={OPEN} title={t.noEmail} text={review.team === 'none' ? t.noEmailNoTeam : t.noEmailText} />
        ) : (
          <Check look={DONE} title={t.email} text={email} />
        )}
        {review.team === 'none' && review.status !== 'accepted' && <NoTeam organization={organization} />}
        <Likeness organizationId={organization.id} />
        {location === undefined ? (
          <Check look={OPEN} title={t.noPlace} text={t.later} />
        ) : (
          <Check look={DONE} title={t.place} text={location.address} />
        )}
      </ul>
    </section>
  );
}

/** Nobody can log in for the organisation: its address is invited with the acceptance, unless it has none or it is the reviewer's own. */
function NoTeam({ organization: { id, email } }: { organization: Organization }) {
  const t = useMessages(reviewMessages).checks;
  const isOwn = email?.toLowerCase() === useCurrentUser()?.email.toLowerCase();
  const link = (
    <Link className={buttonStyles.textLink} to={`/application/organizations/management/${id}?tab=teams`}>
      {t.inviteFirst}
    </Link>
  );
  return email === null || isOwn ? (
    <Check look={DOUBT} title={t.noTeam} text={link} />
  ) : (
    <Check look={OPEN} title={t.noTeam} text={t.willInvite(email)} />
  );
}

type CheckLook = { shape: Shape; tone: Tone };
const DONE: CheckLook = { shape: 'check', tone: 'success' };
const OPEN: CheckLook = { shape: 'ring', tone: 'neutral' };
const DOUBT: CheckLook = { shape: 'half', tone: 'warning' };

function Check({ look, title, text }: { look: CheckLook; title: string; text: ReactNode }) {
  return (
    <li>
      <Glyph {...look} size={16} />
      <div>
        <span className={lookStyles.semibold}>{title}</span>
        <div className={`${lookStyles.small} ${lookStyles.soft}`}>{text}</div>
      </div>
    </li>
  );
}

/** Whether the organisation may exist already. A read of its own, since comparing with thousands takes a moment. */
function Likeness({ organizationId }: { organizationId: number }) {
  const t = useMessages(reviewMessages).checks;
  const read = useRead(
    listSimilarOrganizations,
    { params: { organizationId } },
    { showsErrors: true, staleTime: 60_000 },
  );
  const similar = read.data?.organizations;
  if (similar === undefined) return read.error === null ? <Check look={OPEN} title={t.comparing} text="" /> : null;
  if (similar.length === 0) return <Check look={DONE} title={t.unique} text={t.uniqueText} />;
  return <Check look={DOUBT} title={t.alike} text={<Alike similar={similar} />} />;
}

/** The most similar organisations shown. */
const DOUBLES_MAX = 3;

function Alike({ similar }: { similar: readonly SimilarOrganization[] }) {
  const locale = useLocale();
  return (
    <ul className={styles.alike}>
      {similar.slice(0, DOUBLES_MAX).map(({ id, name, city, status, equal }) => (
        <li key={id}>
          <Link className={buttonStyles.textLink} to={`/application/organizations/management/${id}`}>
            {name}
          </Link>
          {city === null ? '' : `, ${city}`}: {likenessText(equal, locale)}{' '}
          <Status look={STATUS.organization[status]} />
        </li>
      ))}
    </ul>
  );
}
