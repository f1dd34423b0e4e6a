import {
  type BankAccountChange,
  confirmBankAccountChange,
  getBankAccountChange,
} from '@move/contract/finances/bank-account-changes.ts';
import { ApiError } from '@move/contract/kit/client.ts';
import { useState } from 'react';
import { useCall } from '../../platform/calls.ts';
import { useFormats } from '../../platform/formats.ts';
import { useMessages } from '../../platform/messages.ts';
import { useSearch } from '../../platform/navigation.tsx';
import { invalidate, setQueryData, useRead } from '../../platform/reads.ts';
import { useBrandOf } from '../../platform/use-brand-of.ts';
import { Button } from '../../ui/page/Button.tsx';
import { GeneralError, WelcomeFrame } from '../access/public.tsx';
import './bank-account.css';
import { bankAccountMessages } from './bank-account.messages.ts';

/** Behind the link of the mail: the organisation confirms its new bank account, without a login. Opening it changes nothing. */
export function BankAccountScreen() {
  const { token } = useSearch();
  if (token === undefined || token === '') return <Refused problem="incomplete" />;
  return <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const t = useMessages(bankAccountMessages);
  const read = useRead(getBankAccountChange, { params: { changeToken: token } }, { showsErrors: true });
  const change = read.data?.bank_account_change;
  useBrandOf(change?.brand_application_id);
  if (change?.status === 'open') return <Question token={token} change={change} />;
  if (change !== undefined) return <Ended change={change} status={change.status} />;
  if (read.error !== null) {
    const isUnknown = read.error instanceof ApiError && read.error.status === 404;
    return <Refused problem={isUnknown ? 'unknown' : 'failed'} onRetry={() => void read.refetch()} />;
  }
  return (
    <WelcomeFrame title=" " text={<span role="status">{t.loading}</span>}>
      {null}
    </WelcomeFrame>
  );
}

function Question({ token, change }: { token: string; change: BankAccountChange }) {
  const t = useMessages(bankAccountMessages);
  const input = { params: { changeToken: token } };
  const { call, isPending } = useCall(confirmBankAccountChange, { showsErrors: true });
  const [error, setError] = useState<string | null>(null);
  const confirm = async () => {
    setError(null);
    const result = await call(input);
    if (result.ok) return setQueryData(getBankAccountChange, input, result.reply);
    const { status, errors, message } = result.error;
    // confirmed, expired or replaced meanwhile: the page itself shows which
    if (status === 410 || status === 404) return invalidate([getBankAccountChange]);
    setError(status === 0 ? t.offline : (Object.values(errors)[0]?.[0] ?? message));
  };
  return (
    <WelcomeFrame title={t.title(change.organization)} text={t.text}>
      <Facts change={change} />
      <p className="accountcheck">{t.check}</p>
      <GeneralError text={error} />
      <Button size="lg" fullWidth loading={isPending} onClick={() => void confirm()}>
        {t.confirm}
      </Button>
    </WelcomeFrame>
  );
}

function Facts({ change }: { change: BankAccountChange }) {
  const t = useMessages(bankAccountMessages).facts;
  const formats = useFormats();
  const facts = [
    [t.account, change.iban_masked],
    [t.before, change.previous_iban ?? t.none],
    [t.holder, change.account_name],
    [t.when, formats.moment(change.changed_at)],
  ] as const;
  return (
    <dl className="accountfacts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type EndedProps = { change: BankAccountChange; status: 'confirmed' | 'expired' };

function Ended({ change, status }: EndedProps) {
  const t = useMessages(bankAccountMessages);
  const { title, text } = t.ended[status];
  return (
    <WelcomeFrame title={title} text={<span role="status">{text}</span>}>
      <Facts change={change} />
    </WelcomeFrame>
  );
}

type RefusedProps = { problem: 'incomplete' | 'unknown' | 'failed'; onRetry?: () => void };

function Refused({ problem, onRetry }: RefusedProps) {
  const t = useMessages(bankAccountMessages);
  const { title, text } = t.problems[problem];
  return (
    <WelcomeFrame title={title} text={<span role="alert">{text}</span>}>
      {problem === 'failed' && (
        <Button size="lg" fullWidth onClick={onRetry}>
          {t.retry}
        </Button>
      )}
    </WelcomeFrame>
  );
}
