import { IconTableImport } from '@tabler/icons-react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionLink } from '../../../screens/links.tsx';
import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import { organizationMessages } from '../organizations.messages.ts';

/** The button to import organisations. On a phone it is an item in the menu of the page instead. */
export function OrganizationListActions() {
  const t = useMessages(organizationMessages);
  const isPhone = useMediaQuery(PHONE);
  if (isPhone) return null;
  return (
    // as text, not `importOrganizations`: importing its contract would make the list load more code
    <ActionLink
      to="import"
      needs="create-organizations"
      variant="default"
      icon={<IconTableImport size={17} stroke={1.75} aria-hidden />}
    >
      {t.import}
    </ActionLink>
  );
}
