import { listWaitingOrganizations } from '@move/contract/organizations/review.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { Can } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { homeMessages } from '../home.messages.ts';

const MOST = 5;

/** New organisations that wait for a decision of the platform. */
export function WaitingOrganizations() {
  return (
    <Can endpoint={listWaitingOrganizations}>
      <Waiting />
    </Can>
  );
}

function Waiting() {
  const t = useMessages(homeMessages).waiting;
  const formats = useFormats();
  const { data } = useRead(listWaitingOrganizations, { query: { itemsPerPage: MOST } }, { showsErrors: true });
  const total = data?.meta.pagination.total ?? 0;
  if (!data || total === 0) return null;
  return (
    <section className="homepart" aria-labelledby="waiting">
      <h2 id="waiting">{t.title(formats.number(total))}</h2>
      <p className="soft">{t.text}</p>
      <ul className="homelist">
        {data.organizations.map(({ id, name }) => (
          <li key={id}>
            <Link to={`/application/organizations/review?id=${id}`}>{name}</Link>
          </li>
        ))}
        {total > MOST && (
          <li>
            <Link to="/application/organizations/review">{t.all(formats.number(total))}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
