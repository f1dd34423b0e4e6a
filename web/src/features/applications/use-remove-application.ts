import { listAllApplications } from '@move/contract/applications/applications.ts';
import { listApplications, removeApplication } from '@move/contract/applications/manage-applications.ts';
import type { ReactNode } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify } from '../../platform/notify.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { applicationMessages } from './applications.messages.ts';

/** Reads that change with a platform. */
export const applicationReads = [listApplications, listAllApplications];

/** Asks for confirmation, because removing a platform can't be undone. Returns whether it was removed. Render the dialog once. */
export function useRemoveApplication(): [(application: { id: number; name: string }) => Promise<boolean>, ReactNode] {
  const t = useMessages(applicationMessages).remove;
  const [confirm, dialog] = useConfirm();
  const { call } = useCall(removeApplication, { invalidates: applicationReads });
  const ask = async ({ id, name }: { id: number; name: string }) => {
    const isSure = await confirm({ title: t.title(name), text: t.text, confirmLabel: t.confirm, isDanger: true });
    if (!isSure || !(await call({ params: { applicationId: id } })).ok) return false;
    notify.success(t.done(name));
    return true;
  };
  return [ask, dialog];
}
