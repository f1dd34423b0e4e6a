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

/** The page of an order's link: the buyer pays, sees and cancels it, without a login. */
export function BookingScreen() {
  const { token } = useSearch();
  useUnlistedPage();
  if (token === undefined || token === '') return <Refused problem="incomplete" />;
  return <Opened token={token} />;
}

/** Milliseconds of frequent polling: the provider reports within seconds; later it depends on the bank. */
const SOON_MS = 20_000;

function Opened({ token }: { token: string }) {
  const t = useMessages(bookingMessages);
  const [openedAt] = useState(() => Date.now());
  const read = useRead(
    getBooking,
    { params: { orderToken: token } },
    {
      showsErrors: true,
      // paid or canceled in another tab meanwhile
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
    // titles and terms are in the language of the call
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
