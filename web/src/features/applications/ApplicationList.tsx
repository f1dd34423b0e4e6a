import { createApplication, listApplications } from '@move/contract/applications/manage-applications.ts';
import { listAllApplications } from '@move/contract/applications/applications.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { readQueryOptions } from '../../platform/api/reads.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { applicationMessages } from './applications.messages.ts';
import { useRemoveApplication } from './use-remove-application.ts';
import { ShortMoment } from '../../screens/list/dates.tsx';
import * as look from '../../ui/look/look.module.css';

const hrefOf = (row: { id: number }) => `/admin/applications/${row.id}`;

/** All platforms. */
export function ApplicationList() {
  const t = useMessages(applicationMessages);
  const formats = useFormats();
  const list = useList(listApplications, {});
  const [remove, dialog] = useRemoveApplication();
  const create = (
    <ActionLink to="create" needs={createApplication}>
      {t.create}
    </ActionLink>
  );
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        create={create}
        record={(row) => ({ name: row.name, href: hrefOf(row), image: imageSource(row.logo, 'small') })}
        columns={[
          { name: 'name', sort: 'name' },
          {
            name: 'slug',
            sort: 'slug',
            cell: (row) => <span className={look.figures}>{row.slug}</span>,
            value: (row) => row.slug,
          },
          {
            name: 'parent',
            header: t.columns.parent,
            cell: (row) => row.parent?.name ?? <span className={look.muted}>–</span>,
            value: (row) => row.parent?.name ?? null,
          },
          {
            name: 'organizations_count',
            sort: 'organizations_count',
            align: 'right',
            cell: (row) => formats.number(row.organizations_count),
          },
          {
            name: 'updated_at',
            sort: 'updated_at',
            align: 'right',
            cell: (row) => <ShortMoment at={row.updated_at} />,
            value: (row) => row.updated_at,
          },
        ]}
        filters={[
          {
            name: 'parentId',
            label: t.columns.parent,
            options: readQueryOptions(listAllApplications, {}, ({ applications }) =>
              applications
                .filter(({ parent_id }) => parent_id === null)
                .map(({ id, name }) => ({ value: String(id), label: name })),
            ),
          },
        ]}
        menu={(row) => [{ label: t.remove.action, isDanger: true, onClick: () => void remove(row) }]}
        empty={t.empty}
      />
      {dialog}
    </>
  );
}
