import { type Organization, SOCIALS } from '@move/contract/organizations/organizations.ts';
import { organizationLabels } from '@move/contract/organizations/organizations.labels.ts';
import type { Review } from '@move/contract/organizations/review.ts';
import { IconExternalLink } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { Banner } from '../../../ui/page/bars/Banner.tsx';
import { LogoTile } from '../../../ui/people/LogoTile.tsx';
import { organizationMessages } from '../organizations.messages.ts';
import { reviewMessages } from './review.messages.ts';
import { useSports } from '../use-sports.ts';
import * as look from '../../../ui/look/look.module.css';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './review.module.css';

type ReviewDetailProps = { organization: Organization; review: Review };

/** What the organisation entered about itself, and what it has prepared. */
export function ReviewDetail({ organization, review }: ReviewDetailProps) {
  const t = useMessages(reviewMessages);
  const { name, description, rejected_reason, id, logo, header } = organization;
  const cover = imageSource(header, 'medium');
  return (
    <article aria-labelledby="review-name">
      {cover !== null && <img className={styles.cover} src={cover} alt="" />}
      <header className={styles.head}>
        <LogoTile name={name} image={imageSource(logo, 'small')} size={60} />
        <div>
          <div className={styles.headName}>
            <h2 id="review-name">{name}</h2>
            <Status look={STATUS.organization[review.status]} pill />
          </div>
          <Link
            className={`${buttonStyles.textLink} ${styles.open}`}
            to={`/application/organizations/management/${id}`}
          >
            {t.open}
          </Link>
        </div>
      </header>
      {review.status === 'pending' && rejected_reason !== null && (
        <Banner tone="warning">{t.before(rejected_reason)}</Banner>
      )}
      <p className={description === null ? `${styles.text} ${look.muted}` : styles.text}>
        {description ?? t.noDescription}
      </p>
      <Facts organization={organization} review={review} />
      <Offers review={review} />
    </article>
  );
}

function Facts({ organization, review }: ReviewDetailProps) {
  const t = useMessages(reviewMessages).fields;
  const { types } = useMessages(organizationMessages);
  const formats = useFormats();
  const { namesOf } = useSports();
  const { type, email, phone, website, application_links } = organization;
  const linked = application_links.flatMap((link) => (link.is_linked ? [link.name] : []));
  return (
    <dl className={styles.facts}>
      <Fact name={t.type}>{types[type]}</Fact>
      <Fact name={t.sports}>{namesOf(organization.sports)}</Fact>
      <Fact name={t.applications}>{linked.join(', ')}</Fact>
      <Fact name={t.locations}>
        {review.locations.length > 0 &&
          review.locations.map((location) => (
            <span key={location.id} className={styles.line}>
              {location.name}, {location.address}
            </span>
          ))}
      </Fact>
      <Fact name={t.email}>
        {email && (
          <a className={buttonStyles.textLink} href={`mailto:${email}`}>
            {email}
          </a>
        )}
      </Fact>
      <Fact name={t.phone}>{phone}</Fact>
      <Fact name={t.website}>{website && <OutsideLink href={website} />}</Fact>
      <Fact name={t.socials}>
        <Socials organization={organization} />
      </Fact>
      <Fact name={t.submitted}>{formats.moment(review.submitted_at)}</Fact>
    </dl>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  const isMissing = children === null || children === '' || children === false;
  return (
    <>
      <dt>{name}</dt>
      <dd>{isMissing ? <span className={look.muted}>–</span> : children}</dd>
    </>
  );
}

function Socials({ organization }: { organization: Organization }) {
  const labels = organizationLabels[useLocale()];
  const given = SOCIALS.flatMap((name) => (organization[name] === null ? [] : [{ name, href: organization[name] }]));
  if (given.length === 0) return <span className={look.muted}>–</span>;
  return given.map(({ name, href }) => (
    <span key={name} className={styles.line}>
      <OutsideLink href={href} label={labels[name]} />
    </span>
  ));
}

/** A third-party page, which gets no referrer. */
function OutsideLink({ href, label }: { href: string; label?: string }) {
  const t = useMessages(reviewMessages);
  return (
    <a className={buttonStyles.textLink} href={href} target="_blank" rel="noreferrer noopener">
      {label ?? href.replace(/^https?:\/\//, '').replace(/\/$/, '')}{' '}
      <IconExternalLink size={14} stroke={1.75} aria-hidden />
      <span className={look.visuallyHidden}>{t.newTab}</span>
    </a>
  );
}

function Offers({ review: { activities, activities_count } }: { review: Review }) {
  const t = useMessages(reviewMessages).offers;
  const formats = useFormats();
  const rest = activities_count - activities.length;
  return (
    <section className={styles.offers}>
      <h3>{t.title}</h3>
      {activities.length === 0 ? (
        <p className={look.muted}>{t.none}</p>
      ) : (
        <ul>
          {activities.map(({ id, name, sessions_count }) => (
            <li key={id}>
              <span className={look.ellipsis}>{name}</span>
              <span className={`${look.small} ${look.soft} ${look.figures} ${styles.sessions}`}>
                {t.sessions(sessions_count)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {rest > 0 && <p className={`${look.small} ${look.muted}`}>{t.more(formats.number(rest))}</p>}
    </section>
  );
}
