import {
  exportOrganizations,
  listOrganizationCities,
  listOrganizationCitiesOfApplication,
  listOrganizations,
  listOrganizationsOfApplication,
  type OrganizationRow,
  removeOrganization,
  restoreOrganization,
} from '@move/contract/organizations/organizations.ts';
import { listAllLabels } from '@move/contract/labels/labels.ts';
import { organizationLabels } from '@move/contract/organizations/organizations.labels.ts';
import { ORGANIZATION_STATUSES, ORGANIZATION_TYPES } from '@move/domain/organizations/organization.ts';
import { useCan } from '../../../platform/session/gate.tsx';
import { imageSource } from '../../../platform/api/image-source.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { readQueryOptions } from '../../../platform/api/reads.ts';
import { ActionLink } from '../../../screens/links.tsx';
import type { ListColumn } from '../../../screens/list/columns.tsx';
import { ShortDate } from '../../../screens/list/dates.tsx';
import type { SortOf } from '../../../screens/list/endpoint-types.ts';
import { useSheetExport } from '../../../screens/list/export/use-sheet-export.tsx';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { ListScreen } from '../../../screens/list/ListScreen.tsx';
import { useListOfApplication } from '../../../screens/list/use-list-of-application.ts';
import { type List, useList } from '../../../screens/list/use-list.ts';
import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import { useStatusWord } from '../../../ui/marks/use-status-word.ts';
import { useBulkLabels } from '../../labels/public.tsx';
import { useFormats } from '../../../platform/texts/formats.ts';
import { organizationMessages } from '../organizations.messages.ts';
import { OrganizationListActions } from './OrganizationListActions.tsx';
import { useOrganizationBulk } from './use-organization-bulk.tsx';
import { useRemoveOrganization } from '../use-remove-organization.ts';
import { useSports } from '../use-sports.ts';
import * as look from '../../../ui/look/look.module.css';

const PAGE_SIZES = [25, 100, 1_000, 10_000];

const cityOptions = ({ cities }: { cities: readonly string[] }) => cities.map((city) => ({ value: city, label: city }));

/** The organisations of the platform by name, up to 10,000 on one page. */
export function OrganizationList() {
  const t = useMessages(organizationMessages);
  const list = useList(listOrganizations, {});
  const [props, dialog] = usePlatformOrganizations(list);
  const isPhone = useMediaQuery(PHONE);
  // as text, not `importOrganizations`: importing its contract would make the list load more code
  const mayImport = useCan('create-organizations');
  const exports = useSheetExport({
    endpoint: exportOrganizations,
    input: { query: list.inputFor(1, 1).query ?? {} },
    name: t.export.file,
    label: t.export.action,
  });
  const create = (
    <ActionLink to="create" needs="create-organizations">
      {t.create}
    </ActionLink>
  );
  return (
    <>
      <ListScreen
        {...props}
        actions={<OrganizationListActions />}
        create={create}
        exports={exports}
        pageMenu={
          isPhone && mayImport ? [{ label: t.import, href: '/application/organizations/management/import' }] : []
        }
        views={[
          { name: t.views.pending, query: { status: 'pending' } },
          { name: t.views.rejected, query: { status: 'rejected' } },
        ]}
        empty={t.empty}
      />
      {dialog}
    </>
  );
}

/** The organisations of any platform, as a tab of its screen. */
export function OrganizationsPart({ applicationId }: { applicationId: number }) {
  const list = useListOfApplication(listOrganizations, listOrganizationsOfApplication, applicationId);
  const [props, dialog] = usePlatformOrganizations(list, applicationId);
  return (
    <>
      <ListPart {...props} />
      {dialog}
    </>
  );
}

/** Returns the props that both lists share, and the dialogs, to be rendered once. */
function usePlatformOrganizations(list: List<typeof listOrganizations>, applicationId?: number) {
  const t = useMessages(organizationMessages);
  const formats = useFormats();
  const labels = organizationLabels[useLocale()];
  const word = useStatusWord();
  const navigate = useNavigate();
  const { sports, namesOf } = useSports();
  const sportsOf = (row: OrganizationRow) => namesOf(row.sport_ids);
  const [remove, dialog] = useRemoveOrganization();
  const [decisions, decisionDialog] = useOrganizationBulk();
  const [labelling, labelDialog] = useBulkLabels('organization', (organizationId) => ({ organizationId }));
  const mayRemove = useCan(removeOrganization);
  const statusOf = ({ status }: Pick<OrganizationRow, 'status'>) => word(STATUS.organization[status]);
  const columns: readonly ListColumn<OrganizationRow, SortOf<typeof listOrganizations>>[] = [
    { name: 'name', sort: 'name' },
    {
      name: 'status',
      sort: 'status',
      cell: (row) => <Status look={STATUS.organization[row.status]} />,
      filterBy: { name: 'status', value: (row) => row.status },
      value: statusOf,
    },
    {
      name: 'type',
      sort: 'type',
      cell: (row) => t.types[row.type],
      filterBy: { name: 'type', value: (row) => row.type },
      value: (row) => t.types[row.type],
    },
    {
      name: 'city',
      sort: 'city',
      cell: (row) => row.city,
      filterBy: { name: 'city', value: (row) => row.city },
      value: (row) => row.city,
    },
    {
      name: 'sports',
      header: t.columns.sports,
      cell: (row) => <span className={look.ellipsis}>{sportsOf(row)}</span>,
      filterBy: { name: 'sportId', value: (row) => row.sport_ids.join(',') || 'none' },
      value: sportsOf,
    },
    {
      name: 'created_at',
      header: t.columns.since,
      sort: 'created_at',
      align: 'right',
      cell: (row) => <ShortDate day={formats.dayOf(row.created_at)} />,
      value: (row) => formats.dayOf(row.created_at),
    },
  ];
  const props = {
    list,
    columns,
    title: t.title,
    search: t.search,
    pageSizes: PAGE_SIZES,
    record: (row: OrganizationRow) => ({
      name: row.name,
      href: `/application/organizations/management/${row.id}`,
      image: imageSource(row.logo_url, 'small'),
    }),
    filters: [
      {
        name: 'status' as const,
        kind: 'several' as const,
        label: t.columns.status,
        options: ORGANIZATION_STATUSES.map((status) => ({ value: status, label: statusOf({ status }) })),
      },
      {
        name: 'sportId' as const,
        kind: 'several' as const,
        canBeEmpty: true,
        label: t.columns.sport,
        options: sports.map(({ id, name }) => ({ value: String(id), label: name })),
      },
      {
        name: 'type' as const,
        kind: 'several' as const,
        label: labels.type,
        options: ORGANIZATION_TYPES.map((type) => ({ value: type, label: t.types[type] })),
      },
      {
        name: 'city' as const,
        kind: 'several' as const,
        canBeEmpty: true,
        label: labels.city,
        options:
          applicationId === undefined
            ? readQueryOptions(listOrganizationCities, {}, cityOptions)
            : readQueryOptions(listOrganizationCitiesOfApplication, { params: { applicationId } }, cityOptions),
      },
      {
        name: 'labelId' as const,
        kind: 'several' as const,
        label: t.columns.label,
        options: readQueryOptions(listAllLabels, {}, (reply) =>
          reply.labels.map(({ id, name }) => ({ value: String(id), label: name })),
        ),
      },
      { name: 'createdOn' as const, kind: 'range' as const, of: 'days' as const, label: t.columns.since },
    ],
    removals: {
      organizationId: null,
      remove: removeOrganization,
      restore: restoreOrganization,
      paramsOf: (organizationId: number) => ({ organizationId }),
      textOfMany: t.remove.many,
      textOfOne: t.remove.text,
    },
    bulk: [...decisions, labelling],
    menu: (row: OrganizationRow) => [
      ...(row.status === 'accepted'
        ? []
        : [{ label: t.review, onClick: () => navigate(`/application/organizations/review?id=${row.id}`) }]),
      ...(mayRemove ? [{ label: t.remove.action, isDanger: true, onClick: () => void remove(row) }] : []),
    ],
    empty: t.empty,
    cardColumns: ['status', 'city'],
  };
  const dialogs = (
    <>
      {dialog}
      {decisionDialog}
      {labelDialog}
    </>
  );
  return [props, dialogs] as const;
}
