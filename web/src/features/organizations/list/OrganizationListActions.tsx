import { IconTableImport } from '@tabler/icons-react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionLink } from '../../../screens/links.tsx';
import { PHONE, useMediaQuery } from '../../../ui/look/use-media-query.ts';
import { organizationMessages } from '../organizations.messages.ts';

/** Imports a list of organisations; on the phone that is in the page's menu. */
export function OrganizationListActions() {
  const t = useMessages(organizationMessages);
  const isPhone = useMediaQuery(PHONE);
  if (isPhone) return null;
  return (
    // the permission is named as text: the contract of imports would otherwise load with every first list
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
