import { ApiError } from '@move/contract/kit/client/client.ts';
import { getWaitlistInvite, type WaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { IconCalendarPlus } from '@tabler/icons-react';
import { useEffect } from 'react';
import { calendarFile } from '../../../platform/calendar-file.ts';
import { saveFile } from '../../../platform/api/downloads.ts';
import { suggestLocale } from '../../../platform/texts/locale.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useSearch } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { useBrandOf } from '../../../platform/use-brand-of.ts';
import { useUnlistedPage } from '../../../platform/use-unlisted-page.ts';
import { OfferFact, OfferFacts } from '../../../screens/offer-facts/OfferFacts.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { GeneralError, RefusedLink, WelcomeFrame } from '../../access/public.tsx';
import { useAnswer } from './use-answer.ts';
import { inviteMessages } from './waitlist-invite.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as styles from './WaitlistInviteScreen.module.css';

/** The page of the mailed link: the invited person accepts or declines the spot without login (docs/rules/privacy.md#personal-links). */
export function WaitlistInviteScreen() {
  const { token } = useSearch();
  useUnlistedPage();
  if (token === undefined || token === '') return <Refused problem="incomplete" />;
  return <Opened token={token} />;
}

function Opened({ token }: { token: string }) {
  const t = useMessages(inviteMessages);
  const read = useRead(getWaitlistInvite, { params: { waitlistToken: token } }, { showsErrors: true });
  const invite = read.data?.invite;
  useBrandOf(invite?.brand_application_id);
  const own = invite?.locale;
  useEffect(() => {
    if (own !== undefined) suggestLocale(own);
  }, [own]);
  if (invite !== undefined) {
    return invite.status === 'invited' ? <Question {...{ token, invite }} /> : <Ended invite={invite} />;
  }
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

function Question({ token, invite }: { token: string; invite: WaitlistInvite }) {
  const t = useMessages(inviteMessages);
  const formats = useFormats();
  const { accept, decline, pending, error, confirmDialog } = useAnswer(token);
  const until = formats.moment(invite.expires_at ?? '', invite.sessions[0]?.tz);
  return (
    <WelcomeFrame title={t.hello(invite.first_name)} text={t.from(invite.organization)}>
      <InviteFacts invite={invite} />
      <p className={styles.until}>{invite.reserves ? t.kept(until) : t.firstCome(until)}</p>
      <GeneralError text={error} />
      <div className={styles.answers}>
        <Button
          size="lg"
          fullWidth
          loading={pending === 'accept'}
          disabled={pending === 'decline'}
          onClick={() => void accept()}
        >
          {t.accept}
        </Button>
        <Button
          size="lg"
          fullWidth
          variant="default"
          loading={pending === 'decline'}
          disabled={pending === 'accept'}
          onClick={() => void decline()}
        >
          {t.decline}
        </Button>
      </div>
      {confirmDialog}
    </WelcomeFrame>
  );
}

function Ended({ invite }: { invite: WaitlistInvite }) {
  const t = useMessages(inviteMessages);
  const formats = useFormats();
  const status = invite.status === 'invited' ? 'expired' : invite.status;
  const { title, text } = t.ended[status];
  const { expires_at: expiresAt, sessions } = invite;
  const until = expiresAt === null ? '' : formats.moment(expiresAt, sessions[0]?.tz);
  return (
    <WelcomeFrame title={title} text={<span role="status">{text(invite.first_name, until)}</span>}>
      <InviteFacts invite={invite} />
      {status === 'accepted' && sessions.length > 0 && (
        <Button
          size="lg"
          fullWidth
          variant="default"
          leftSection={<IconCalendarPlus size={18} stroke={1.75} aria-hidden />}
          onClick={() => saveCalendar(invite)}
        >
          {t.calendar}
        </Button>
      )}
      {invite.reply_to !== null && (
        <p className={styles.question}>
          <a className={buttonStyles.textLink} href={`mailto:${invite.reply_to}`}>
            {t.ask(invite.organization)}
          </a>
        </p>
      )}
    </WelcomeFrame>
  );
}

/** Name, time, location and price of the offer. */
function InviteFacts({ invite }: { invite: WaitlistInvite }) {
  const t = useMessages(inviteMessages);
  const formats = useFormats();
  const price = invite.price_in_cents;
  return (
    <OfferFacts {...invite}>
      <OfferFact name={t.facts.price}>
        {price === 0 ? t.facts.free : invite.returns ? t.facts.returns : formats.money(price)}
        {price > 0 && !invite.returns && <small>{invite.pays_online ? t.payOnline : t.pay}</small>}
      </OfferFact>
    </OfferFacts>
  );
}

function saveCalendar(invite: WaitlistInvite) {
  const text = calendarFile(invite, new Date().toISOString());
  saveFile(new File([text], `${invite.activity}.ics`, { type: 'text/calendar;charset=utf-8' }));
}

type RefusedProps = { problem: 'incomplete' | 'unknown' | 'failed'; onRetry?: () => void };

function Refused({ problem, onRetry }: RefusedProps) {
  const t = useMessages(inviteMessages);
  return <RefusedLink {...t.problems[problem]} retry={t.retry} onRetry={problem === 'failed' ? onRetry : undefined} />;
}
