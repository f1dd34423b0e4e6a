import { listRates } from '@move/contract/rates/rates.ts';
import type { CancellationPeriod } from '@move/domain/rates/cancellation.ts';
import { exampleRefunds } from '@move/domain/rates/worked-example.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { platformNow } from '../../platform/texts/platform-clock.ts';
import { rateMessages } from './rates.messages.ts';
import * as look from '../../ui/look/look.module.css';
import * as styles from './TermExample.module.css';

type TermExampleProps = { periods: readonly CancellationPeriod[]; organizationId: number };

const LESSON_IN_CENTS = 1_250;

/** 18:30 on Tuesday of next week: a typical start of a session. */
function exampleStart(): Temporal.ZonedDateTime {
  const today = platformNow();
  const tuesday = today.add({ days: 9 - today.dayOfWeek });
  return tuesday.withPlainTime('18:30');
}

/** An example with one of the organisation's prices, else an assumed price: the refund at a moment in each period. */
export function TermExample({ periods, organizationId }: TermExampleProps) {
  const t = useMessages(rateMessages).term.example;
  const { money, moment } = useFormats();
  const rates = useRead(listRates, { params: { organizationId } }, { staleTime: 60_000 }).data?.rates ?? [];
  const rate = rates.find(({ price_in_cents }) => price_in_cents > 0);
  const price = rate?.price_in_cents ?? LESSON_IN_CENTS;
  const start = exampleStart();
  const say = (when: Temporal.ZonedDateTime) => moment(when.toInstant().toString(), when.timeZoneId);
  return (
    <section className={styles.example} aria-label={t.title}>
      <p>
        <b className={look.semibold}>{t.title}.</b> {t.text(rate?.name ?? t.lesson, money(price), say(start))}
      </p>
      <dl>
        {exampleRefunds(periods, price).map(({ minutes_before, refund_in_cents }) => (
          <div key={minutes_before}>
            <dt>
              {t.cancels} {say(start.subtract({ minutes: minutes_before }))}
            </dt>
            <dd>
              <span className={look.visuallyHidden}>{t.refund} </span>
              {money(refund_in_cents)}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
