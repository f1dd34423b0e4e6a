import { getBooking } from '@move/contract/checkout/order-page.ts';
import { ApiError } from '@move/contract/kit/client/client.ts';
import { useEffect, useRef, useState } from 'react';
import { suggestLocale, useLocale } from '../../platform/texts/locale.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch } from '../../platform/navigation/navigation.tsx';
import { useRead } from '../../platform/api/reads.ts';
import { useBrandOf } from '../../platform/use-brand-of.ts';
import { useUnlistedPage } from '../../platform/use-unlisted-page.ts';
import { RefusedLink, WelcomeFrame } from '../access/public.tsx';
import { bookingMessages } from './booking.messages.ts';
import { BookingPage } from './BookingPage.tsx';
import { isUnderWay } from './booking-state.ts';

/** The page behind the link of an order: the buyer pays, sees and cancels the order without a login. */
export function BookingScreen() {
  const { token } = useSearch();
  useUnlistedPage();
  if (token === undefined || token === '') return <Refused problem="incomplete" />;
  return <Opened token={token} />;
}

/**
 * How long the page polls every 2 s: the provider reports a payment within seconds. After that it polls every 15 s, because it depends on
 * the bank.
 */
const SOON_MS = 20_000;

function Opened({ token }: { token: string }) {
  const t = useMessages(bookingMessages);
  const [openedAt] = useState(() => Date.now());
  const read = useRead(
    getBooking,
    { params: { orderToken: token } },
    {
      showsErrors: true,
      // the order may be paid or canceled in another tab
      refetchOnWindowFocus: 'always',
      refetchInterval: (reply) => {
        if (!reply || !isUnderWay(reply.booking)) return false;
        return Date.now() - openedAt < SOON_MS ? 2_000 : 15_000;
      },
    },
  );
  const booking = read.data?.booking;
  useBrandOf(booking?.platform.id);
  const own = booking?.locale;
  useEffect(() => {
    if (own !== undefined) suggestLocale(own);
  }, [own]);
  const locale = useLocale();
  const readIn = useRef(locale);
  const { refetch } = read;
  useEffect(() => {
    // reads again in the new language, because the reply contains titles and terms
    if (readIn.current !== locale) void refetch();
    readIn.current = locale;
  }, [locale, refetch]);
  if (booking !== undefined) return <BookingPage {...{ token, booking }} onExpire={() => void read.refetch()} />;
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

type RefusedProps = { problem: 'incomplete' | 'unknown' | 'failed'; onRetry?: () => void };

function Refused({ problem, onRetry }: RefusedProps) {
  const t = useMessages(bookingMessages);
  return <RefusedLink {...t.problems[problem]} retry={t.retry} onRetry={problem === 'failed' ? onRetry : undefined} />;
}
