import { listActivities } from '@move/contract/activities/activities.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { Can } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { homeMessages } from '../home.messages.ts';

const MOST = 5;

/** Activities that nobody sees yet; nothing to finish shows nothing. */
export function ToFinish({ organizationId }: { organizationId: number }) {
  return (
    <Can endpoint={listActivities}>
      <Concepts organizationId={organizationId} />
    </Can>
  );
}

function Concepts({ organizationId }: { organizationId: number }) {
  const t = useMessages(homeMessages).toFinish;
  const formats = useFormats();
  const query = { concept: '1' as const, itemsPerPage: MOST };
  const { data } = useRead(listActivities, { params: { organizationId }, query }, { showsErrors: true });
  const total = data?.meta.pagination.total ?? 0;
  if (!data || total === 0) return null;
  return (
    <section className="homepart" aria-labelledby="to-finish">
      <h2 id="to-finish">{t.title}</h2>
      <p className="soft">{t.text}</p>
      <ul className="homelist">
        {data.activities.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/organizations/${organizationId}/activities/${id}`}>{name}</Link>
          </li>
        ))}
        {total > MOST && (
          <li>
            <Link to={`/organizations/${organizationId}/activities?concept=1`}>{t.all(formats.number(total))}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
