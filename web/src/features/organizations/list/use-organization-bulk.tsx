import { acceptOrganization, rejectOrganization, undoDecision } from '@move/contract/organizations/review.ts';
import type { ReactNode } from 'react';
import { api } from '../../../platform/api/api.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useAsk } from '../../../screens/ask.tsx';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import { organizationMessages } from '../organizations.messages.ts';
import { organizationReads } from '../use-remove-organization.ts';

const RejectMany = lazyPart(() => import('./BulkRejectDialog.tsx').then((module) => module.BulkRejectDialog));

/** The bulk actions that accept or reject the chosen organisations that wait for review. Render the dialog once. */
export function useOrganizationBulk(): [readonly ListBulk[], ReactNode] {
  const t = useMessages(organizationMessages).decide;
  const [askReason, dialog] = useAsk<number, string>(RejectMany);
  const from = 'pending' as const;
  const undoing = {
    done: t.undone,
    run: (ids: readonly number[]) =>
      eachRow(ids, (organizationId) => api(undoDecision, { params: { organizationId } })),
  };
  const bulk: readonly ListBulk[] = [
    {
      label: t.accept,
      needs: acceptOrganization,
      confirm: (count) => ({
        title: t.acceptTitle(count),
        text: t.acceptText,
        confirmLabel: t.acceptConfirm(count),
        isDanger: false,
      }),
      run: (ids) =>
        eachRow(ids, (organizationId) => api(acceptOrganization, { params: { organizationId }, body: { from } })),
      undo: { ...undoing, text: t.accepted },
      invalidates: organizationReads,
    },
    {
      label: t.reject,
      needs: rejectOrganization,
      ask: async ({ length }) => {
        const reason = await askReason(length);
        if (reason === null) return null;
        return (ids) =>
          eachRow(ids, (organizationId) =>
            api(rejectOrganization, { params: { organizationId }, body: { from, reason } }),
          );
      },
      undo: { ...undoing, text: t.rejected },
      invalidates: organizationReads,
    },
  ];
  return [bulk, dialog];
}
