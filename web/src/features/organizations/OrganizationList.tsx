import {
  createOrganization,
  listOrganizations,
  type OrganizationRow,
  removeOrganization,
} from '@move/contract/organizations/organizations.ts';
import { ORGANIZATION_STATUSES } from '@move/domain/organizations/organization.ts';
import { useFormats } from '../../platform/formats.ts';
import { useCan } from '../../platform/gate.tsx';
import { imageSource } from '../../platform/image-source.ts';
import { useLocale } from '../../platform/locale.ts';
import { useMessages } from '../../platform/messages.ts';
import { useNavigate } from '../../platform/navigation.tsx';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { Status } from '../../ui/marks/Status.tsx';
import { STATUS } from '../../ui/marks/statuses.ts';
import { organizationMessages } from './organizations.messages.ts';
import { useRemoveOrganization } from './use-remove-organization.ts';
import { useSports } from './use-sports.ts';

const PAGE_SIZES = [25, 100, 1_000, 10_000];

/** The organisations of the platform: all of them at once by name, up to 10,000 (D10.27). */
export function OrganizationList() {
  const t = useMessages(organizationMessages);
  const formats = useFormats();
  const navigate = useNavigate();
  const isDutch = useLocale() === 'nl';
  const list = useList(listOrganizations, {});
  const { sports, namesOf } = useSports();
  const sportsOf = (row: OrganizationRow) => namesOf(row.sport_ids);
  const [remove, question] = useRemoveOrganization();
  const mayRemove = useCan(removeOrganization);
  const create = (
    <ActionLink to="create" needs={createOrganization}>
      {t.create}
    </ActionLink>
  );
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        actions={create}
        pageSizes={PAGE_SIZES}
        record={(row) => ({
          name: row.name,
          href: `/application/organizations/management/${row.id}`,
          image: imageSource(row.logo_url, 'small'),
        })}
        columns={[
          { name: 'name', sort: 'name' },
          {
            name: 'status',
            sort: 'status',
            cell: (row) => <Status look={STATUS.organization[row.status]} />,
            value: (row) => STATUS.organization[row.status][isDutch ? 2 : 3],
          },
          { name: 'type', sort: 'type', cell: (row) => t.types[row.type] },
          { name: 'city', sort: 'city' },
          {
            name: 'sports',
            header: t.columns.sports,
            cell: (row) => <span className="ell">{sportsOf(row)}</span>,
            value: sportsOf,
          },
          {
            name: 'created_at',
            header: t.columns.since,
            sort: 'created_at',
            align: 'right',
            cell: (row) => formats.date(row.created_at.slice(0, 10)),
          },
        ]}
        filters={[
          {
            name: 'status',
            label: t.columns.status,
            options: ORGANIZATION_STATUSES.map((value) => ({
              value,
              label: STATUS.organization[value][isDutch ? 2 : 3],
            })),
          },
          {
            name: 'sportId',
            label: t.columns.sport,
            options: sports.map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        views={[
          { name: t.views.pending, query: { status: 'pending' } },
          { name: t.views.rejected, query: { status: 'rejected' } },
        ]}
        menu={(row) => [
          ...(row.status === 'accepted'
            ? []
            : [{ label: t.review, onClick: () => navigate(`/application/organizations/review?id=${row.id}`) }]),
          ...(mayRemove ? [{ label: t.remove.action, isDanger: true, onClick: () => void remove(row) }] : []),
        ]}
        empty={{ ...t.empty, action: create }}
      />
      {question}
    </>
  );
}
