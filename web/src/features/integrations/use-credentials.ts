import { createIntegration, getIntegration, removeIntegration } from '@move/contract/integrations/integrations.ts';
import { translate } from '@move/domain/kit/messages/messages.ts';
import { useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { notify, notifyError } from '../../platform/notify.ts';
import { useConfirm } from '../../screens/confirm.tsx';
import { integrationMessages } from './integrations.messages.ts';
import type { Credentials } from './NewCredentialsDialog.tsx';

const READS = [getIntegration];

/** Creates, replaces and revokes credentials. Asks first if another system would lose access. Render `confirmDialog` once. */
export function useCredentials(organizationId: number) {
  const t = useMessages(integrationMessages);
  const locale = useLocale();
  const [confirm, confirmDialog] = useConfirm();
  const [fresh, setFresh] = useState<Credentials | null>(null);
  const creation = useCall(createIntegration, { invalidates: READS, showsErrors: true });
  const removal = useCall(removeIntegration, { invalidates: READS });
  const params = { organizationId };

  const create = async (overwrite: boolean): Promise<void> => {
    const result = await creation.call({ params, body: { overwrite } });
    if (result.ok) return setFresh(result.reply);
    // another user has created credentials since the page was read
    if (result.error.errors['overwrite'] !== undefined) return replace();
    notifyError(result.error);
  };
  const replace = async (): Promise<void> => {
    const { title, text, confirm: confirmLabel } = t.overwrite;
    const warning = translate(locale, { key: 'integration.overwrite' });
    const isSure = await confirm({ title, text: `${warning}. ${text}`, confirmLabel, isDanger: true });
    if (isSure) await create(true);
  };
  const revoke = async () => {
    const { title, text, confirm: confirmLabel, done } = t.revoking;
    if (!(await confirm({ title, text, confirmLabel, isDanger: true }))) return;
    if ((await removal.call({ params })).ok) notify.success(done);
  };
  return {
    make: () => create(false),
    replace,
    revoke,
    isPending: creation.isPending || removal.isPending,
    fresh,
    forget: () => setFresh(null),
    confirmDialog,
  };
}
