import { getPerson, PERSON_ROWS_MAX, type Person } from '@move/contract/people/people.ts';
import type { ReactNode } from 'react';
import { useRead } from '../../platform/api/reads.ts';
import { useSetCrumbs } from '../../platform/menu/crumbs.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { RecordFailed } from '../../screens/show/RecordFailed.tsx';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { EmptyState } from '../../ui/page/EmptyState.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { TextSkeleton } from '../../ui/page/Skeletons.tsx';
import { peopleMessages } from './people.messages.ts';
import { BundleRow, OrderItem, ParticipationRow, WaitingRow } from './PersonRows.tsx';
import * as look from '../../ui/look/look.module.css';
import * as surfaceStyles from '../../ui/look/surface.module.css';
import * as twoColumnStyles from '../../screens/show/two-columns.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';

type Scope = { organizationId?: number };

/** Everything that is booked and bought with the e-mail address in the URL: of an organisation, or of all on the current platform. */
export function PersonScreen({ organizationId }: Scope) {
  const t = useMessages(peopleMessages);
  const { email = '' } = useSearch();
  const query = { email, ...(organizationId === undefined ? {} : { organization_id: organizationId }) };
  const { data, error, refetch } = useRead(getPerson, { query }, { enabled: email !== '', showsErrors: true });
  useSetCrumbs(data === undefined ? null : titleOf(data.person));
  if (email === '') return <EmptyState level={1} title={t.noAddress.title} text={t.noAddress.text} />;
  if (error !== null && data === undefined) return <RecordFailed error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <PersonSkeleton />;
  const { participations, bundles, waiting, orders } = data.person;
  const isEmpty = [participations, bundles, waiting, orders].every((part) => part === null || part.rows.length === 0);
  if (isEmpty) {
    return (
      <EmptyState kind="nothing-found" level={1} title={t.nothing.title} text={t.nothing.text(data.person.email)} />
    );
  }
  return <ShownPerson person={data.person} isWide={organizationId === undefined} />;
}

const titleOf = ({ names, email }: Person) => names[0] ?? email;

function ShownPerson({ person, isWide }: { person: Person; isWide: boolean }) {
  const t = useMessages(peopleMessages);
  const { email, names, participations, bundles, waiting, orders } = person;
  const others = names.slice(1);
  const shown = { isWide, hasNames: names.length > 1 };
  return (
    <>
      <PageHeader
        isLined
        title={titleOf(person)}
        meta={[
          <Anchor key="mail" className={buttonStyles.textLink} href={`mailto:${email}`}>
            {email}
          </Anchor>,
          others.length > 0 && t.also(others.join(', ')),
        ]}
      />
      <div className={twoColumnStyles.page}>
        <div className={twoColumnStyles.parts}>
          <Part of={participations} words={t.participations}>
            {(row) => <ParticipationRow key={row.id} row={row} {...shown} />}
          </Part>
          <Part of={bundles} words={t.bundles}>
            {(row) => <BundleRow key={row.id} row={row} {...shown} />}
          </Part>
        </div>
        <div className={twoColumnStyles.parts}>
          <Part of={orders} words={t.orders}>
            {(row) => <OrderItem key={row.id} row={row} {...shown} />}
          </Part>
          <Part of={waiting} words={t.waiting}>
            {(row) => <WaitingRow key={row.id} row={row} {...shown} />}
          </Part>
        </div>
      </div>
    </>
  );
}

type PartProps<Row> = {
  of: { rows: readonly Row[]; has_more: boolean } | null;
  words: { title: string; none: string };
  children: (row: Row) => ReactNode;
};

/** A list with its heading; nothing when the user may not see it. */
function Part<Row>({ of: part, words, children }: PartProps<Row>) {
  const t = useMessages(peopleMessages);
  if (part === null) return null;
  return (
    <section aria-label={words.title}>
      <h2 className={surfaceStyles.listHeading}>{words.title}</h2>
      {part.rows.length === 0 ? (
        <p className={look.soft}>{words.none}</p>
      ) : (
        <ul className={twoColumnStyles.lines}>{part.rows.map(children)}</ul>
      )}
      {part.has_more && <p className={`${look.small} ${look.soft}`}>{t.more(PERSON_ROWS_MAX)}</p>}
    </section>
  );
}

/** The two columns while they load, below the space of the header. */
function PersonSkeleton() {
  return (
    <div className={twoColumnStyles.page} style={{ marginTop: 76 }}>
      <div className={twoColumnStyles.parts}>
        <TextSkeleton lines={8} />
      </div>
      <div className={twoColumnStyles.parts}>
        <TextSkeleton lines={6} />
      </div>
    </div>
  );
}
