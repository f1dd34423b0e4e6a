import { listAllApplications } from '@move/contract/applications/applications.ts';
import { createLabel, type LabelRow, listLabels, removeLabel, restoreLabel } from '@move/contract/labels/labels.ts';
import { imageSource } from '../../platform/api/image-source.ts';
import { readQueryOptions } from '../../platform/api/reads.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNavigate } from '../../platform/navigation/navigation.tsx';
import { useListWords } from '../../screens/edit/fields/list-words.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListScreen } from '../../screens/list/ListScreen.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { labelMessages } from './labels.messages.ts';
import { useRemoveLabel } from './use-remove-label.ts';
import * as look from '../../ui/look/look.module.css';

const hrefOf = (id: number) => `/admin/labels/${id}`;

/** The labels of the platforms that the user administers, with their filters and the number of records that got each by hand. */
export function LabelList() {
  const t = useMessages(labelMessages);
  const list = useList(listLabels, {});
  const navigate = useNavigate();
  const inWords = useListWords();
  const [remove, confirmDialog] = useRemoveLabel();
  const create = (
    <ActionLink to="/admin/labels/create" needs={createLabel}>
      {t.create}
    </ActionLink>
  );
  const platformsOf = ({ applications }: LabelRow) => applications.map(({ name }) => name).join(', ');
  const findsOf = ({ filters }: LabelRow) => inWords(filters.map((kind) => t.kinds[kind])) || t.findsNothing;
  return (
    <>
      <ListScreen
        list={list}
        title={t.title}
        search={t.search}
        create={create}
        record={({ id, name, icon_url }) => ({ name, href: hrefOf(id), image: imageSource(icon_url, 'small') })}
        columns={[
          { name: 'name', sort: 'name' },
          { name: 'finds', header: t.columns.finds, cell: findsOf, value: findsOf },
          {
            name: 'platforms',
            header: t.columns.platforms,
            cell: platformsOf,
            value: platformsOf,
            filterBy: { name: 'applicationId', value: (row) => row.application_ids.join(',') },
          },
          {
            name: 'uses_count',
            header: t.columns.given,
            align: 'right',
            cell: ({ uses_count }) => (uses_count === 0 ? <span className={look.muted}>0</span> : uses_count),
            value: ({ uses_count }) => uses_count,
          },
        ]}
        filters={[
          {
            name: 'applicationId',
            kind: 'several',
            label: t.columns.platforms,
            options: readQueryOptions(listAllApplications, {}, ({ applications }) =>
              applications.map(({ id, name }) => ({ value: String(id), label: name })),
            ),
          },
          { name: 'usesCount', kind: 'range', of: 'numbers', label: t.columns.given },
        ]}
        removals={{
          organizationId: null,
          remove: removeLabel,
          restore: restoreLabel,
          paramsOf: (labelId) => ({ labelId }),
        }}
        menu={(label) => [
          { label: t.edit, onClick: () => navigate(hrefOf(label.id)) },
          { label: t.remove, isDanger: true, onClick: () => void remove(label) },
        ]}
        empty={t.empty}
      />
      {confirmDialog}
    </>
  );
}
