import { accessLabels } from '@move/contract/access/access.labels.ts';
import { newPasswordLabels } from '@move/contract/access/new-password.labels.ts';
import { changePassword, updateProfile } from '@move/contract/access/access.ts';
import { isLocale } from '@move/domain/kit/messages/locale.ts';
import { useState } from 'react';
import { setLocale, useLocale } from '../../../platform/texts/locale.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { type AuthSession, saveUser, useCurrentUser } from '../../../platform/session/session.ts';
import { PasswordInput } from '../../../ui/inputs/text/PasswordInput.tsx';
import { SegmentedInput } from '../../../ui/inputs/choices/SegmentedInput.tsx';
import { EmailInput, TextInput } from '../../../ui/inputs/text/TextInput.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { FieldSpan, FormBody, FormSection } from '../../../ui/page/FormSection.tsx';
import { PageHeader } from '../../../ui/page/PageHeader.tsx';
import { OwnFeeds } from '../../feeds/public.tsx';
import { accessMessages } from '../access.messages.ts';
import { LeaveQuestion } from './LeaveQuestion.tsx';
import { OwnAuthSessions } from '../auth-sessions/OwnAuthSessions.tsx';
import { OwnData } from './OwnData.tsx';
import { ProfilePicture } from './ProfilePicture.tsx';
import { GeneralError } from '../GeneralError.tsx';
import { useShortForm } from '../use-short-form.ts';

const LANGUAGES = [
  { value: 'nl', label: 'Nederlands' },
  { value: 'en', label: 'English' },
] as const;

/** The user's own account: picture, names and language, calendar feeds, password, logins, data. */
export function ProfileScreen() {
  const t = useMessages(accessMessages);
  const person = useCurrentUser();
  const [round, setRound] = useState(0);
  if (person === null) return null;
  return (
    <>
      <PageHeader title={t.profile.title} isLined />
      <FormBody>
        <ProfilePicture user={person} />
        <Names user={person} />
        <OwnFeeds />
        {/* the form is emptied after the password was changed */}
        <Password key={round} onChanged={() => setRound(round + 1)} />
        <OwnAuthSessions />
        <OwnData />
      </FormBody>
    </>
  );
}

function Names({ user }: { user: AuthSession['user'] }) {
  const t = useMessages(accessMessages);
  const shown = useLocale();
  const labels = accessLabels[shown];
  const { field, submit, isPending, isChanged, generalError } = useShortForm({
    endpoint: updateProfile,
    initialValues: { first_name: user.first_name, last_name: user.last_name, locale: user.locale },
    onDone: (reply) => {
      saveUser(reply.user);
      // saving only a name must not replace the language that was chosen on this device before login
      if (reply.user.locale !== user.locale) setLocale(reply.user.locale);
      notify.success(t.profile.saved);
    },
  });
  const language = field('locale');
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveQuestion isChanged={isChanged} />
      <FormSection title={t.profile.names} description={t.profile.namesText}>
        <FieldSpan columns={6}>
          <GeneralError text={generalError} />
        </FieldSpan>
        <FieldSpan columns={3}>
          <TextInput {...field('first_name')} label={labels.first_name} required autoComplete="given-name" />
        </FieldSpan>
        <FieldSpan columns={3}>
          <TextInput {...field('last_name')} label={labels.last_name} required autoComplete="family-name" />
        </FieldSpan>
        <FieldSpan columns={6}>
          <EmailInput
            label={t.profile.email}
            description={t.profile.emailHint}
            value={user.email}
            onChange={() => undefined}
            readOnly
          />
        </FieldSpan>
        <FieldSpan columns={6}>
          <SegmentedInput
            {...language}
            label={labels.locale}
            description={user.locale === shown ? undefined : t.profile.otherLanguage}
            options={LANGUAGES}
            value={isLocale(language.value) ? language.value : null}
            onChange={(next) => language.onChange(next ?? 'nl')}
          />
        </FieldSpan>
        <FieldSpan columns={6}>
          <Button type="submit" loading={isPending}>
            {t.profile.save}
          </Button>
        </FieldSpan>
      </FormSection>
    </form>
  );
}

function Password({ onChanged }: { onChanged: () => void }) {
  const t = useMessages(accessMessages);
  const labels = newPasswordLabels[useLocale()];
  const { field, submit, isPending, isChanged, generalError } = useShortForm({
    endpoint: changePassword,
    initialValues: { current_password: '', password: '', password_confirmation: '' },
    onDone: () => {
      notify.success(t.profile.changed);
      onChanged();
    },
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <LeaveQuestion isChanged={isChanged} />
      <FormSection title={t.profile.password} description={t.profile.passwordText}>
        <FieldSpan columns={6}>
          <GeneralError text={generalError} />
        </FieldSpan>
        <FieldSpan columns={4}>
          <PasswordInput
            {...field('current_password')}
            label={labels.current_password}
            required
            autoComplete="current-password"
          />
        </FieldSpan>
        <FieldSpan columns={4}>
          <PasswordInput
            {...field('password')}
            label={labels.password}
            description={t.profile.passwordHint}
            required
            autoComplete="new-password"
          />
        </FieldSpan>
        <FieldSpan columns={4}>
          <PasswordInput
            {...field('password_confirmation')}
            label={labels.password_confirmation}
            required
            autoComplete="new-password"
          />
        </FieldSpan>
        <FieldSpan columns={6}>
          <Button type="submit" variant="default" loading={isPending}>
            {t.profile.change}
          </Button>
        </FieldSpan>
      </FormSection>
    </form>
  );
}
