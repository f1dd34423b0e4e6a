import { ApiError } from '@move/contract/kit/client/client.ts';
import { endTestPayment, getTestPayment, TEST_OUTCOMES, type TestPayment } from '@move/contract/payments/payments.ts';
import { useEffect, useState } from 'react';
import { useCall } from '../../platform/api/calls.ts';
import { firstMessage } from '../../platform/notify.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { suggestLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { setQueryData, useRead } from '../../platform/api/reads.ts';
import { Button } from '../../ui/page/Button.tsx';
import { GeneralError, WelcomeFrame } from '../access/public.tsx';
import { testPaymentMessages } from './test-payment.messages.ts';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './TestPaymentScreen.module.css';

/** The built-in payment provider for demos and tests: the buyer chooses the outcome, also of a payment that has already ended. */
export function TestPaymentScreen({ reference }: { reference: string }) {
  const t = useMessages(testPaymentMessages);
  const read = useRead(getTestPayment, { params: { reference } }, { showsErrors: true });
  const payment = read.data?.test_payment;
  const own = payment?.locale;
  useEffect(() => {
    if (own !== undefined) suggestLocale(own);
  }, [own]);
  if (payment !== undefined) return <Choice {...{ reference, payment }} />;
  if (read.error === null) {
    return (
      <WelcomeFrame title=" " text={<span role="status">{t.loading}</span>}>
        {null}
      </WelcomeFrame>
    );
  }
  const isUnknown = read.error instanceof ApiError && read.error.status === 404;
  const { title, text } = isUnknown ? t.unknown : t.failed;
  return (
    <WelcomeFrame title={title} text={<span role="alert">{text}</span>}>
      {!isUnknown && (
        <Button size="lg" fullWidth onClick={() => void read.refetch()}>
          {t.retry}
        </Button>
      )}
    </WelcomeFrame>
  );
}

function Choice({ reference, payment }: { reference: string; payment: TestPayment }) {
  const t = useMessages(testPaymentMessages);
  const formats = useFormats();
  const ending = useCall(endTestPayment, { showsErrors: true });
  const [chosen, setChosen] = useState<(typeof TEST_OUTCOMES)[number] | null>(null);
  const [error, setError] = useState<string | null>(null);
  const isOpen = payment.status === 'open';

  async function end(outcome: (typeof TEST_OUTCOMES)[number]) {
    setChosen(outcome);
    setError(null);
    const result = await ending.call({ params: { reference }, body: { outcome } });
    if (!result.ok) {
      setError(firstMessage(result.error));
      return;
    }
    setQueryData(getTestPayment, { params: { reference } }, result.reply);
    // returns to the shop whatever the outcome, like a real provider
    window.location.assign(payment.return_url);
  }

  const facts = [
    [t.description, payment.description],
    [t.method, t.methods[payment.method]],
    [t.amount, formats.money(payment.amount_in_cents)],
  ];
  return (
    <WelcomeFrame title={t.title} text={t.text}>
      <dl className={styles.page}>
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.now} role="status">
        {t.now[payment.status]} {!isOpen && t.later}
      </p>
      <GeneralError text={error} />
      <div className={styles.choices}>
        {TEST_OUTCOMES.map((outcome) => (
          <Button
            key={outcome}
            size="lg"
            fullWidth
            variant={outcome === 'paid' ? 'filled' : 'default'}
            loading={ending.isPending && chosen === outcome}
            disabled={ending.isPending && chosen !== outcome}
            onClick={() => void end(outcome)}
          >
            {t.choose[outcome]}
          </Button>
        ))}
        <a className={buttonStyles.textLink} href={payment.return_url}>
          {t.back}
        </a>
      </div>
    </WelcomeFrame>
  );
}
