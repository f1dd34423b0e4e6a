import { roleNames } from '@move/domain/access/role-names.ts';
import { type Invite, registerByInvite } from '@move/contract/team/invites.ts';
import { teamLabels } from '@move/contract/team/team.labels.ts';
import { useEffect } from 'react';
import { forgetUserData } from '../../../platform/session/forget-user-data.ts';
import { takeAccountLocale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate } from '../../../platform/navigation/navigation.tsx';
import { saveSession, useSession } from '../../../platform/session/session.ts';
import { fullName } from '../../../platform/texts/person-name.ts';
import { PasswordInput } from '../../../ui/inputs/text/PasswordInput.tsx';
import { EmailInput, TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { GeneralError, useShortForm, WelcomeFrame } from '../../access/public.tsx';
import { keepAcceptedInvite } from './InviteSuccessScreen.tsx';
import { InviteFrame, type InviteLink, invitePath, inviterName } from './InviteFrame.tsx';
import { teamMessages } from '../team.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as shortFormStyles from '../../../ui/inputs/short-form.module.css';

/** The page of the mailed link. A recipient without an account creates one; others continue to accept. */
export function InviteRegisterScreen() {
  return (
    <InviteFrame>
      {({ invite, retry, ...link }) =>
        invite.has_account ? <ToConfirm {...link} /> : <Registration {...{ ...link, invite, retry }} />
      }
    </InviteFrame>
  );
}

function ToConfirm({ token, query }: InviteLink) {
  const navigate = useNavigate();
  const path = invitePath('confirm', { token, query });
  useEffect(() => navigate(path, { replace: true }), [navigate, path]);
  return null;
}

type RegistrationProps = InviteLink & { invite: Invite; retry: () => void };

function Registration({ token, query, invite, retry }: RegistrationProps) {
  const t = useMessages(teamMessages).invitation;
  const locale = useLocale();
  const labels = teamLabels[locale];
  const navigate = useNavigate();
  const other = useSession()?.user;
  const { first_name, last_name } = invite;
  const { field, submit, isPending, generalError } = useShortForm({
    endpoint: registerByInvite,
    params: { token },
    query,
    initialValues: { first_name, last_name, password: '', password_confirmation: '' },
    onDone: (reply) => {
      forgetUserData();
      saveSession(reply);
      takeAccountLocale(reply.user.locale);
      keepAcceptedInvite(invite);
      navigate('/invite/success', { replace: true });
    },
  });
  return (
    <WelcomeFrame title={t.registerTitle(inviterName(invite))} text={t.registerText(roleNames[locale][invite.role])}>
      <form className={shortFormStyles.form} noValidate onSubmit={(event) => void submit(event)}>
        <GeneralError text={generalError} />
        {generalError !== null && (
          <button type="button" className={`${buttonStyles.linkButton} ${shortFormStyles.link}`} onClick={retry}>
            {t.retry}
          </button>
        )}
        <EmailInput
          name="email"
          label={labels.email}
          description={t.emailHint}
          value={invite.email}
          onChange={() => {}}
          readOnly
        />
        <TextInput {...field('first_name')} label={labels.first_name} required autoComplete="given-name" />
        <TextInput {...field('last_name')} label={labels.last_name} required autoComplete="family-name" />
        <PasswordInput
          {...field('password')}
          label={labels.password}
          description={t.passwordHint}
          required
          autoComplete="new-password"
        />
        <PasswordInput
          {...field('password_confirmation')}
          label={labels.password_confirmation}
          required
          autoComplete="new-password"
        />
        <Button type="submit" size="md" fullWidth loading={isPending}>
          {t.submit}
        </Button>
      </form>
      {other !== undefined && <p className={shortFormStyles.note}>{t.other(fullName(other))}</p>}
    </WelcomeFrame>
  );
}
