import { listOrganizationChoices } from '@move/contract/organizations/organization-choices.ts';
import {
  listAllOrganizations,
  listOrganizations,
  removeOrganization,
  restoreOrganization,
} from '@move/contract/organizations/organizations.ts';
import { countWaitingOrganizations, listWaitingOrganizations } from '@move/contract/organizations/review.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { useRemove } from '../../screens/use-remove.ts';
import { organizationMessages } from './organizations.messages.ts';

/** Reads that change with an organisation: lists and pickers, and the review queue. */
export const organizationReads = [
  listOrganizations,
  listOrganizationChoices,
  listAllOrganizations,
  listWaitingOrganizations,
  countWaitingOrganizations,
];

type Named = { id: number; name: string };

/** Removes an organisation, with undo. Asks first, because much depends on it. Render the dialog once. */
export function useRemoveOrganization(): [(organization: Named) => Promise<boolean>, ReactNode] {
  const t = useMessages(organizationMessages).remove;
  const [confirm, confirmDialog] = useConfirm();
  const { remove } = useRemove({
    remove: removeOrganization,
    restore: restoreOrganization,
    invalidates: organizationReads,
  });
  const ask = async ({ id, name }: Named) => {
    const isSure = await confirm({ title: t.title(name), text: t.text, confirmLabel: t.confirm(name), isDanger: true });
    return isSure && remove({ params: { organizationId: id } }, name);
  };
  return [ask, confirmDialog];
}
