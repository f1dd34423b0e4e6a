import {
  createOrganization,
  exportOrganizations,
  type listOrganizations,
} from '@move/contract/organizations/organizations.ts';
import { IconDownload, IconTableImport } from '@tabler/icons-react';
import { useDownload } from '../../../platform/api/downloads.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionLink } from '../../../screens/links.tsx';
import type { List } from '../../../screens/list/use-list.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { organizationMessages } from '../organizations.messages.ts';

const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;

/** The actions for the whole list: export it with its filters, import one, add an organisation. */
export function OrganizationListActions({ list }: { list: List<typeof listOrganizations> }) {
  const t = useMessages(organizationMessages);
  const { download, isPending } = useDownload(exportOrganizations);
  const { query = {} } = list.inputFor(1, 1);
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconDownload {...icon} />}
        loading={isPending}
        disabled={list.total === 0}
        onClick={() => void download({ query }, t.export.filename(new Date().toISOString().slice(0, 10)))}
      >
        {t.export.action}
      </Button>
      {/* by its name: the contract of imports would be loaded with every first list */}
      <ActionLink to="import" needs="create-organizations" variant="default" icon={<IconTableImport {...icon} />}>
        {t.import}
      </ActionLink>
      <ActionLink to="create" needs={createOrganization}>
        {t.create}
      </ActionLink>
    </>
  );
}
