import {
  type BankAccountChange,
  confirmBankAccountChange,
  getBankAccountChange,
  stopBankAccountChange,
} from '@move/contract/finances/bank-account-changes.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { useState } from 'react';
import { firstMessage } from '../../platform/notify.ts';
import { useCall } from '../../platform/api/calls.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { invalidate, setQueryData, useRead } from '../../platform/api/reads.ts';
import { useBrandOf } from '../../platform/use-brand-of.ts';
import { Button } from '../../ui/page/Button.tsx';
import { GeneralError, RefusedLink, WelcomeFrame } from '../access/public.tsx';
import { bankAccountMessages } from './bank-account.messages.ts';
import * as styles from './BankAccountScreen.module.css';

/**
 * The page behind the mailed links about a new bank account: without a login, the organisation confirms or stops it. Opening the page
 * changes nothing.
 */
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
  if (change !== undefined) return <Ended token={token} change={change} status={change.status} />;
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

type ChangeProps = { token: string; change: BankAccountChange };

function Question({ token, change }: ChangeProps) {
  const t = useMessages(bankAccountMessages);
  return (
    <WelcomeFrame title={t.title(change.organization)} text={t.text}>
      <Facts change={change} />
      <Answers token={token} change={change} text={change.may.confirm ? t.check : t.checkStop} />
    </WelcomeFrame>
  );
}

/** The buttons that this link allows: confirm, stop, or none. */
function Answers({ token, change: { may }, text }: ChangeProps & { text: string }) {
  const t = useMessages(bankAccountMessages);
  const input = { params: { changeToken: token } };
  const confirming = useCall(confirmBankAccountChange, { showsErrors: true });
  const stopping = useCall(stopBankAccountChange, { showsErrors: true });
  const [error, setError] = useState<string | null>(null);
  const answer = async ({ call }: typeof confirming | typeof stopping) => {
    setError(null);
    const result = await call(input);
    if (result.ok) return setQueryData(getBankAccountChange, input, result.reply);
    const { status } = result.error;
    // the account was confirmed or stopped, or the link expired or was replaced: the page shows which
    if (status === 410 || status === 404) return invalidate([getBankAccountChange]);
    setError(status === 0 ? t.offline : firstMessage(result.error));
  };
  if (!may.confirm && !may.stop) return null;
  return (
    <>
      <p className={styles.check}>{text}</p>
      <GeneralError text={error} />
      <div className={styles.answers}>
        {may.confirm && (
          <Button size="lg" fullWidth loading={confirming.isPending} onClick={() => void answer(confirming)}>
            {t.confirm}
          </Button>
        )}
        {may.stop && (
          <Button
            size="lg"
            fullWidth
            variant="outline"
            color="danger"
            loading={stopping.isPending}
            onClick={() => void answer(stopping)}
          >
            {t.stop}
          </Button>
        )}
      </div>
    </>
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
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

type EndedProps = ChangeProps & { status: 'confirmed' | 'expired' | 'stopped' };

function Ended({ token, change, status }: EndedProps) {
  const t = useMessages(bankAccountMessages);
  const { title, text } = t.ended[status];
  return (
    <WelcomeFrame title={title} text={<span role="status">{text}</span>}>
      <Facts change={change} />
      <Answers token={token} change={change} text={t.checkStop} />
    </WelcomeFrame>
  );
}

type RefusedProps = { problem: 'incomplete' | 'unknown' | 'failed'; onRetry?: () => void };

function Refused({ problem, onRetry }: RefusedProps) {
  const t = useMessages(bankAccountMessages);
  return <RefusedLink {...t.problems[problem]} retry={t.retry} onRetry={problem === 'failed' ? onRetry : undefined} />;
}
