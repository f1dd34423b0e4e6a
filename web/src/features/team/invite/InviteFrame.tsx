import { ApiError } from '@move/contract/kit/client/client.ts';
import { getInvite, type Invite } from '@move/contract/team/invites.ts';
import type { ReactNode } from 'react';
import { useMessages } from '../../../platform/texts/messages.ts';
import { Link, useSearch } from '../../../platform/navigation/navigation.tsx';
import { useRead } from '../../../platform/api/reads.ts';
import { useBrandOf } from '../../../platform/use-brand-of.ts';
import { Button } from '../../../ui/page/Button.tsx';
import { WelcomeFrame } from '../../access/public.tsx';
import { teamMessages } from '../team.messages.ts';
import * as buttonStyles from '../../../ui/page/Button.module.css';
import * as shortFormStyles from '../../../ui/inputs/short-form.module.css';

type Problem = 'unknown' | 'gone' | 'accepted' | 'failed';

/** Maps the error statuses 404, 410 and 409 to a problem with its own text (docs/rules/privacy.md#personal-links). */
function problemOf(error: Error): Problem {
  const status = error instanceof ApiError ? error.status : 0;
  return status === 404 ? 'unknown' : status === 410 ? 'gone' : status === 409 ? 'accepted' : 'failed';
}

type Opened = InviteLink & { invite: Invite; retry: () => void };

/** What a mailed link names: the invite, and the platform from which it was sent. */
export type InviteLink = { token: string; query: { application_id?: number } };

/** The same link with another page. */
export const invitePath = (page: 'register' | 'confirm', { token, query }: InviteLink) =>
  `/invite/${page}?token=${encodeURIComponent(token)}${query.application_id === undefined ? '' : `&application=${query.application_id}`}`;

/** Reads the invite by the token in the URL and renders `children` in the colours of its platform; or shows why the link doesn't work. */
export function InviteFrame({ children }: { children: (opened: Opened) => ReactNode }) {
  const { token, application } = useSearch();
  if (token === undefined || token === '') return <Refused problem="incomplete" />;
  return (
    <OpenedInvitation
      link={{ token, query: /^[1-9]\d{0,15}$/.test(application ?? '') ? { application_id: Number(application) } : {} }}
    >
      {children}
    </OpenedInvitation>
  );
}

function OpenedInvitation({ link, children }: { link: InviteLink; children: (opened: Opened) => ReactNode }) {
  const t = useMessages(teamMessages).invitation;
  const read = useRead(
    getInvite,
    { params: { token: link.token }, query: link.query },
    { showsErrors: true, staleTime: 60_000 },
  );
  const invite = read.data?.invite;
  useBrandOf(invite?.brand_application_id);
  const retry = () => void read.refetch();
  if (read.error !== null) return <Refused problem={problemOf(read.error)} onRetry={retry} />;
  if (invite === undefined) {
    return (
      <WelcomeFrame title={t.loading} text={null}>
        {null}
      </WelcomeFrame>
    );
  }
  return children({ ...link, invite, retry });
}

export const inviterName = ({ organization, application }: Invite) => (organization ?? application)?.name ?? '';

function Refused({ problem, onRetry }: { problem: Problem | 'incomplete'; onRetry?: () => void }) {
  const t = useMessages(teamMessages).invitation;
  const { title, text } = t[problem];
  return (
    <WelcomeFrame title={title} text={<span role="alert">{text}</span>}>
      {problem === 'failed' ? (
        <Button size="md" fullWidth onClick={onRetry}>
          {t.retry}
        </Button>
      ) : problem === 'accepted' ? (
        <Button size="md" fullWidth href="/login">
          {t.toLogin}
        </Button>
      ) : (
        <p className={shortFormStyles.note}>
          <Link to="/login" className={buttonStyles.textLink}>
            {t.toLogin}
          </Link>
        </p>
      )}
    </WelcomeFrame>
  );
}
