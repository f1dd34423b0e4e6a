import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { cancelSessions } from '../../features/sessions/remove-sessions.ts';

type Parts = { people: DemoPeople; organizations: DemoOrganizations };

/** Cancels the upcoming session of the swimming club with the most online payments. Its mails count as sent. */
export async function seedDemoCanceledSession(db: Database, { people, organizations }: Parts): Promise<void> {
  const { rows } = await sql<{ id: number; activity_id: number }>`
    select sessions.id, sessions.activity_id
    from sessions join participants on participants.session_id = sessions.id
      join order_lines line on line.organization_id = sessions.organization_id and line.id = participants.order_line_id
      join orders on orders.id = line.order_id
    where sessions.organization_id = ${organizations.zwemclub} and sessions.starts_at > now() + interval '3 days'
      and sessions.series_id is not null and participants.status = 'active' and orders.payout_month is not null
      and not exists (select from bundle_sessions where session_id = sessions.id)
    group by sessions.id order by count(*) desc, sessions.id limit 1`.execute(db);
  const [session] = rows;
  if (!session) return;
  const by = { user: { id: people.pieter }, impersonatorId: null };
  const cancellation = { activityId: session.activity_id, sessionIds: [session.id] };
  const why = { cause: 'illness', reason: 'We zoeken een vervanger voor de volgende keer.' } as const;
  await cancelSessions({ db, now: new Date(), caller: by }, { ...cancellation, why });
  await sql`update mails set status = 'sent', sent_at = clock_timestamp() where status = 'queued'`.execute(db);
}
