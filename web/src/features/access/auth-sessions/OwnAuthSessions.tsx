import {
  type AuthSession,
  endAuthSession,
  endOtherAuthSessions,
  listAuthSessions,
} from '@move/contract/access/auth-sessions.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useImpersonation } from '../../../platform/session/impersonation.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { useRead } from '../../../platform/api/reads.ts';
import { useConfirm } from '../../../screens/confirm.tsx';
import { failureProps } from '../../../screens/show/failure-props.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { ErrorPanel } from '../../../ui/page/errors/ErrorPanel.tsx';
import { FormSection } from '../../../ui/page/FormSection.tsx';
import { AuthSessionList, useDevice } from './AuthSessionList.tsx';
import { authSessionMessages } from './auth-sessions.messages.ts';
import * as look from '../../../ui/look/look.module.css';
import * as formSectionStyles from '../../../ui/page/FormSection.module.css';

const CALL_OPTIONS = { invalidates: [listAuthSessions] };

/** Part of the profile: where the user is logged in, with buttons to log out there. */
export function OwnAuthSessions() {
  const t = useMessages(authSessionMessages);
  const read = useRead(listAuthSessions, {}, { showsErrors: true });
  const { end, endOthers, isPending, confirmDialog } = useEndSessions();
  // during impersonation a superadmin may see the sessions, but not end them
  const mayEnd = useImpersonation() === null;
  const sessions = read.data?.sessions;
  const hasOthers = sessions?.some(({ is_current }) => !is_current) ?? false;
  return (
    <FormSection title={t.title} description={t.text}>
      <div className={formSectionStyles.span6}>
        {read.error !== null && sessions === undefined && (
          <ErrorPanel {...failureProps(read.error)} onRetry={() => void read.refetch()} />
        )}
        {sessions && <AuthSessionList {...{ sessions, isPending }} onEnd={mayEnd ? end : undefined} />}
        {sessions && !hasOthers && mayEnd && <p className={look.soft}>{t.onlyHere}</p>}
        {hasOthers && mayEnd && (
          <div>
            <Button variant="default" loading={isPending} onClick={endOthers}>
              {t.others}
            </Button>
          </div>
        )}
      </div>
      {confirmDialog}
    </FormSection>
  );
}

function useEndSessions() {
  const t = useMessages(authSessionMessages);
  const deviceOf = useDevice();
  const [confirm, confirmDialog] = useConfirm();
  const one = useCall(endAuthSession, CALL_OPTIONS);
  const others = useCall(endOtherAuthSessions, CALL_OPTIONS);
  const end = async (session: AuthSession) => {
    const [{ title, text, confirm: confirmLabel, done }, device] = [t.endOne, deviceOf(session)];
    if (!(await confirm({ title: title(device), text, confirmLabel, isDanger: true }))) return;
    if ((await one.call({ params: { authSessionId: session.id } })).ok) notify.success(done(device));
  };
  const endOthers = async () => {
    const { title, text, confirm: confirmLabel, done } = t.endOthers;
    if (!(await confirm({ title, text, confirmLabel, isDanger: true }))) return;
    if ((await others.call({})).ok) notify.success(done);
  };
  return {
    end: (session: AuthSession) => void end(session),
    endOthers: () => void endOthers(),
    isPending: one.isPending || others.isPending,
    confirmDialog,
  };
}
