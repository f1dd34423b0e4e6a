import { roleNames } from '@move/domain/access/role-names.ts';
import { confirmInvite, type Invite } from '@move/contract/team/invites.ts';
import { useEffect, useState } from 'react';
import { firstMessage } from '../../../platform/notify.ts';
import { useCall } from '../../../platform/api/calls.ts';
import { useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useNavigate } from '../../../platform/navigation/navigation.tsx';
import { invalidate } from '../../../platform/api/reads.ts';
import { getProfile } from '@move/contract/access/access.ts';
import { useSession } from '../../../platform/session/session.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { GeneralError, LoginForm, WelcomeFrame } from '../../access/public.tsx';
import { keepAcceptedInvite } from './InviteSuccessScreen.tsx';
import { InviteFrame, type InviteLink, invitePath, inviterName } from './InviteFrame.tsx';
import { teamMessages } from '../team.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as shortFormStyles from '../../../ui/inputs/short-form.module.css';

/** Recipients who have an account accept the invite here: with a button when they are logged in, else by logging in. */
export function InviteConfirmScreen() {
  return (
    <InviteFrame>
      {({ invite, retry, ...link }) =>
        invite.has_account ? <Confirmation {...{ ...link, invite, retry }} /> : <ToRegister {...link} />
      }
    </InviteFrame>
  );
}

function ToRegister({ token, query }: InviteLink) {
  const navigate = useNavigate();
  const path = invitePath('register', { token, query });
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return null;
}

type ConfirmationProps = InviteLink & { invite: Invite; retry: () => void };

function Confirmation({ token, query, invite, retry }: ConfirmationProps) {
  const t = useMessages(teamMessages).invitation;
  const role = roleNames[useLocale()][invite.role];
  const session = useSession();
  const { accept, isPending, error } = useAccept({ token, query, invite, retry });
  const isMine = session?.user.email.toLowerCase() === invite.email.toLowerCase();
  return (
    <WelcomeFrame title={t.confirmTitle(inviterName(invite))} text={t.confirmText(role, invite.email)}>
      {isMine ? (
        <div className={shortFormStyles.form}>
          <GeneralError text={error} />
          <Button size="md" fullWidth loading={isPending} onClick={() => void accept()}>
            {t.accept}
          </Button>
        </div>
      ) : (
        <>
          {session !== null && <p className={shortFormStyles.note}>{t.notYou(fullName(session.user))}</p>}
          <GeneralError text={error} />
          <LoginForm
            knownEmail={invite.email}
            submitLabel={t.logInAndAccept}
            onLoggedIn={() => void accept()}
            beside={
              <div className={shortFormStyles.line}>
                <Link to="/forgot-password" className={buttonStyles.textLink}>
                  {t.forgot}
                </Link>
              </div>
            }
          />
        </>
      )}
    </WelcomeFrame>
  );
}

function useAccept({ token, query, invite, retry }: ConfirmationProps) {
  const navigate = useNavigate();
  const { call, isPending } = useCall(confirmInvite, { showsErrors: true });
  const [error, setError] = useState<string | null>(null);
  const accept = async () => {
    setError(null);
    const result = await call({ params: { token }, query, body: {} });
    if (result.ok) {
      // reads the new role
      await invalidate([getProfile]);
      keepAcceptedInvite(invite);
      navigate('/invite/success', { replace: true });
      return;
    }
    setError(firstMessage(result.error));
    // reads the invite again: it may be revoked or accepted by now
    retry();
  };
  return { accept, isPending, error };
}
