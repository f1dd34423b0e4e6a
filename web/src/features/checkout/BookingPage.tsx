import type { PublicBooking } from '@move/contract/checkout/booking.ts';
import { getBookingReceipt } from '@move/contract/checkout/order-page.ts';
import { orderNumber } from '@move/domain/orders/order-number.ts';
import { movesText } from '@move/domain/wallets/moves.ts';
import { IconCalendarPlus, IconReceipt } from '@tabler/icons-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { calendarFile } from '../../platform/calendar-file.ts';
import { saveFile, useDownload } from '../../platform/api/downloads.ts';
import { useFormats } from '../../platform/texts/formats.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useNow } from '../../platform/use-now.ts';
import { OfferFact, OfferFacts } from '../../screens/offer-facts/OfferFacts.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { WelcomeFrame } from '../access/public.tsx';
import { bookingMessages } from './booking.messages.ts';
import { bookingState, type BookingState } from './booking-state.ts';
import { CancelPart } from './CancelPart.tsx';
import { PayPart } from './PayPart.tsx';
import { useOrderRefundWords } from './use-refund-text.ts';
import * as look from '../../ui/look/look.module.css';
import * as buttonStyles from '../../ui/page/Button.module.css';
import * as styles from './checkout.module.css';

type BookingPageProps = { token: string; booking: PublicBooking; onExpire: () => void };

export function BookingPage({ token, booking, onExpire }: BookingPageProps) {
  const t = useMessages(bookingMessages);
  const [notice, setNotice] = useState<string | null>(null);
  // every second for an open order, which counts down how long its spots are reserved
  const now = useNow(booking.status === 'open' ? 1_000 : 60_000);
  const state = bookingState(booking, now);
  const { organization, platform, return_url: back } = booking;
  const isOver = state === 'expired' || state === 'failed' || state === 'canceled';
  return (
    <WelcomeFrame
      title={useTitle(booking, state)}
      text={<span role="status">{useText(booking, state, notice !== null)}</span>}
    >
      {notice !== null && <Notice key={notice}>{notice}</Notice>}
      <Facts booking={booking} showsPrice={!isOver || booking.paid_at !== null} />
      {state === 'pay' && <PayPart key={booking.number} {...{ token, booking, onExpire }} />}
      {state === 'booked' && booking.sessions.length > 0 && (
        <Button
          size="lg"
          fullWidth
          variant="default"
          leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => saveCalendar(booking)}
        >
          {t.calendar}
        </Button>
      )}
      {booking.paid_at !== null && <Receipt token={token} number={booking.number} />}
      {isOver && back === null && platform.website_url !== null && (
        <Button size="lg" fullWidth href={platform.website_url} className={styles.back}>
          {booking.offer.type === 'product' ? t.buyAgain : t.again}
        </Button>
      )}
      {back !== null && (
        <Button
          size="lg"
          fullWidth
          variant={isOver ? 'filled' : state === 'pay' ? 'subtle' : 'default'}
          href={back}
          className={styles.back}
        >
          {t.back(new URL(back).host)}
        </Button>
      )}
      {!isOver && booking.may_cancel && <CancelPart {...{ token, booking }} onCanceled={setNotice} />}
      <p className={styles.foot}>
        {t.number(orderNumber(booking.number))}
        {organization.email !== null && (
          <a className={buttonStyles.textLink} href={`mailto:${organization.email}`}>
            {t.ask(organization.name)}
          </a>
        )}
      </p>
    </WelcomeFrame>
  );
}

function useTitle({ first_name, offer }: PublicBooking, state: BookingState): string {
  const t = useMessages(bookingMessages);
  const title = (offer.type === 'product' ? t.purchaseTitles : t.titles)[state];
  return typeof title === 'string' ? title : title(first_name);
}

function useText(booking: PublicBooking, state: BookingState, isNoticed: boolean): string {
  const { texts, purchaseTexts } = useMessages(bookingMessages);
  const refundedWords = useOrderRefundWords();
  if (state === 'later') return texts.later(booking.organization.name);
  if (state === 'canceled' && booking.paid_at !== null && !isNoticed) return refundedWords(booking);
  return booking.offer.type === 'product' && state in purchaseTexts
    ? purchaseTexts[state as keyof typeof purchaseTexts]
    : texts[state];
}

function Receipt({ token, number }: { token: string; number: number }) {
  const t = useMessages(bookingMessages);
  const { download, isPending } = useDownload(getBookingReceipt);
  return (
    <Button
      size="lg"
      fullWidth
      variant="default"
      className={styles.back}
      leftSection={<IconReceipt size={18} stroke={1.75} aria-hidden />}
      loading={isPending}
      onClick={() => void download({ params: { orderToken: token } }, t.receiptFile(orderNumber(number)))}
    >
      {t.receipt}
    </Button>
  );
}

/** Shows the result of an action and scrolls to it, because the button may be further down. */
function Notice({ children }: { children: ReactNode }) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.focus({ preventScroll: true });
    place.current?.scrollIntoView({ block: 'center' });
  }, []);
  return (
    <div ref={place} tabIndex={-1} className={styles.notice}>
      <Banner tone="success">{children}</Banner>
    </div>
  );
}

function Facts({ booking, showsPrice }: { booking: PublicBooking; showsPrice: boolean }) {
  const t = useMessages(bookingMessages);
  const { offer, organization, sessions, lines, cancellation } = booking;
  return (
    <OfferFacts
      activity={offer.name}
      bundle={offer.bundle}
      organization={organization.name}
      sessions={sessions}
      mapLink={(place) => (
        <a
          className={buttonStyles.textLink}
          href={`https://www.openstreetmap.org/search?query=${encodeURIComponent(place)}`}
          target="_blank"
          rel="noreferrer"
        >
          {t.route} <span className={look.visuallyHidden}>{t.newTab}</span>
        </a>
      )}
    >
      <OfferFact name={offer.type === 'product' ? t.purchase : t.people}>
        {lines.map((line) => (
          <span key={line.id}>
            {line.first_name ?? `${line.quantity} × ${line.title}`}
            <small>
              {' '}
              {offer.type === 'product' && line.status === 'active' ? t.states.bought : t.states[line.status]}
            </small>
          </span>
        ))}
      </OfferFact>
      {showsPrice && (
        <OfferFact name={t.facts.price}>
          <Price booking={booking} />
        </OfferFact>
      )}
      {showsPrice && cancellation !== null && <OfferFact name={t.facts.cancellation}>{cancellation.text}</OfferFact>}
    </OfferFacts>
  );
}

function Price({ booking }: { booking: PublicBooking }) {
  const t = useMessages(bookingMessages);
  const formats = useFormats();
  const refundedWords = useOrderRefundWords();
  const { total_price_in_cents: total, transaction_fee_in_cents: fee, moves } = booking;
  if (total === 0) return t.facts.free;
  // the fees of an unpaid order aren't known: they depend on the way of paying
  if (booking.paid_at === null) return formats.money(total - fee);
  return (
    <>
      {moves === null ? formats.money(total) : movesText(moves.paid)}
      {booking.paid_at !== null && <small>{t.facts.paid}</small>}
      {fee > 0 && moves === null && <small>{t.facts.fee(formats.money(fee))}</small>}
      {booking.refunded_in_cents + booking.failed_refund_in_cents > 0 && <small>{refundedWords(booking)}</small>}
    </>
  );
}

function saveCalendar({ offer, organization, sessions }: PublicBooking) {
  const facts = { activity: offer.name, bundle: offer.bundle, organization: organization.name, sessions };
  const text = calendarFile(facts, new Date().toISOString());
  saveFile(new File([text], `${offer.name}.ics`, { type: 'text/calendar;charset=utf-8' }));
}
