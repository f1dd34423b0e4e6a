import type { WaitlistInvite } from '@move/contract/waitlist/waitlist-invites.ts';
import { type EntryStatus, shownStatus } from '@move/domain/waitlist/entry-status.ts';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { ownOr } from '../../../platform/database/expressions/own-or.ts';
import type { Config } from '../../../platform/config.ts';
import { publicVenueOf, venueOf, identityColumns } from '../../bookings/public.ts';
import { isSoldOnline } from '../../orders/public.ts';

type Moments = WaitlistInvite['sessions'];
export type InviteFacts = Omit<WaitlistInvite, 'status'> & {
  status: EntryStatus;
  /** The session, bundle or activity was removed or canceled, or the organisation was removed or rejected. */
  is_canceled: boolean;
  email: string;
  last_name: string;
  organization_id: number;
  session_id: number | null;
  bundle_id: number | null;
};

const sale = { organizationId: sql`entry.organization_id`, applicationId: sql`entry.application_id` };
const location = ownOr(sql`at.location_id`, sql`activities.location_id`);

/** SQL: whether the invitation is open, or was accepted and not canceled since. Only then a hidden location is shown. */
const isInviteValid = (now: Date) => sql<boolean>`(
  (entry.status = 'invited' and entry.expires_at > ${now.toISOString()})
  or (entry.status = 'accepted' and (
    exists (select from participants where participants.id = entry.participant_id and participants.status <> 'canceled')
    or exists (select from bundle_participants whole
      where whole.id = entry.bundle_participant_id and whole.status <> 'canceled'))))`;

export async function findInviteFacts(db: Database, entryId: number, now: Date): Promise<InviteFacts> {
  const { rows } = await sql<InviteFacts>`
    select entry.organization_id, entry.session_id, entry.bundle_id, entry.first_name, entry.last_name, entry.email,
      entry.locale, entry.status, entry.expires_at, entry.reserves,
      activities.name as activity, organizations.name as organization, bundles.name as bundle,
      organizations.home_application_id as brand_application_id, nullif(organizations.email::text, '') as reply_to,
      coalesce(rates.price_in_cents, 0) as price_in_cents,
      entry.by_visitor and activities.payment_url is null and ${isSoldOnline(sale)} as pays_online, moments.sessions,
      exists (select from participants where participants.session_id = entry.session_id and status <> 'canceled'
        and participants.created_at < entry.created_at and (${identityColumns('participants')}) = (${identityColumns('entry')})) as returns,
      coalesce(sessions.canceled_at, sessions.deleted_at, bundles.deleted_at, activities.deleted_at,
        organizations.deleted_at) is not null or organizations.status = 'rejected' as is_canceled
    from waitlist_entries entry
    left join sessions on sessions.id = entry.session_id
    left join bundles on bundles.id = entry.bundle_id
    join activities on activities.id = ${ownOr(sql`sessions.activity_id`, sql`bundles.activity_id`)}
    join organizations on organizations.id = entry.organization_id
    left join rates on rates.id = case when ${ownOr(sql`sessions.rate_inherited`, sql`bundles.rate_inherited`)}
      then activities.rate_id else ${ownOr(sql`sessions.rate_id`, sql`bundles.rate_id`)} end
    cross join lateral (
      select coalesce(jsonb_agg(moment order by moment->>'starts_at'), '[]') as sessions from (
        select jsonb_build_object('id', at.id, 'start_date', at.start_date, 'start_time', at.start_time,
          'end_date', at.end_date, 'end_time', at.end_time, 'starts_at', at.starts_at, 'ends_at', at.ends_at, 'tz', at.tz,
          'place', case when ${isInviteValid(now)} then ${venueOf(location)} else ${publicVenueOf(location)} end) as moment
        from sessions at
        where at.id = entry.session_id or (at.deleted_at is null and at.canceled_at is null and at.starts_at > ${now.toISOString()}
          and at.id in (select session_id from bundle_sessions where bundle_id = entry.bundle_id))) as each) as moments
    where entry.id = ${entryId}`.execute(db);
  const [facts] = rows;
  if (!facts) throw new Error(`entry ${entryId} of a waiting list is out of scope`);
  return { ...facts, sessions: facts.sessions.map(exact) };
}

/** Instants in the database's JSON have an offset and its times have seconds; returns instants in UTC and times in minutes. */
const exact = (moment: Moments[number]): Moments[number] => ({
  ...moment,
  start_time: moment.start_time.slice(0, 5),
  end_time: moment.end_time.slice(0, 5),
  starts_at: new Date(moment.starts_at).toISOString(),
  ends_at: new Date(moment.ends_at).toISOString(),
});

type Reading = { now: Date; config: Pick<Config, 'paymentDriver'> };

export async function findInvite(db: Database, entryId: number, { now, config }: Reading): Promise<WaitlistInvite> {
  const { is_canceled, ...found } = await findInviteFacts(db, entryId, now);
  const {
    email: _email,
    last_name: _name,
    organization_id: _id,
    session_id: _session,
    bundle_id: _bundle,
    ...facts
  } = found;
  const status = shownStatus(facts, now);
  const pays_online = facts.pays_online && config.paymentDriver !== 'none';
  return { ...facts, pays_online, status: is_canceled && status !== 'accepted' ? 'canceled' : status };
}
