import type { AudienceDraft } from '@move/contract/notifications/notification.ts';
import { DEVICE_KINDS } from '@move/domain/notifications/device.ts';
import type { NotificationStatus } from '@move/domain/notifications/notification.ts';
import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { DemoPeople } from '../access/access.demo.ts';
import type { DemoApplications } from '../applications/applications.demo.ts';
import type { DemoOrganizations } from '../organizations/organizations.demo.ts';
import { audienceOf, wholeAudience } from '../../features/notifications/recipients/audience.queries.ts';
import { queueSending } from '../../features/notifications/notification-record.ts';
import { seedNotification } from '../../features/notifications/notifications.seed.ts';

type Parts = { applications: DemoApplications; organizations: DemoOrganizations; people: DemoPeople };

const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString();

const longText =
  'Hoi {{first_name}}, zaterdag zetten alle clubs in Waterstad de deuren open: kom zwemmen, klimmen, dansen of roeien, neem iemand mee en ontdek wat bij je past. Meedoen is gratis.';

/** Adds nine notifications, with every status and the result of each recipient. */
export async function seedDemoNotifications(
  db: Database,
  { applications, organizations, people }: Parts,
): Promise<void> {
  const { beweegplein, waterstad, heuvelland } = applications;
  const { sanne, youssef, pieter } = people;
  const [swim] = await db.selectFrom('sports').select('id').where(sql`lower(name)`, '=', 'zwemmen').execute();
  const make = (
    application_id: number,
    texts: { title: string; contents: string },
    more: { organization_id?: number; status?: NotificationStatus; at?: number; audience?: AudienceDraft; by: number },
  ) =>
    seedNotification(db, {
      application_id,
      ...texts,
      status: more.status ?? 'draft',
      send_on: more.at === undefined ? null : days(more.at),
      created_at: days(Math.min(more.at ?? 0, 0) - 1),
      created_by: more.by,
      ...(more.audience && { audience: more.audience }),
      ...(more.organization_id !== undefined && { organization_id: more.organization_id }),
    });

  await make(
    beweegplein,
    {
      title: 'Nieuw in {{app_name}}',
      contents: 'Hoi {{first_name}}, je ziet nu ook welke activiteiten bij jou in de buurt zijn.',
    },
    { by: youssef },
  );
  const planned = await make(
    waterstad,
    {
      title: 'Nationale Sportweek',
      contents: 'Deze week overal gratis proeflessen. Kijk in {{app_name}} wat er bij jou in de buurt is.',
    },
    { status: 'scheduled', at: 6, audience: { zipcodes: ['3451', '3452'] }, by: youssef },
  );
  await queueSending(db, planned, days(6));
  const open = await make(
    waterstad,
    { title: 'Open dag zaterdag', contents: longText },
    { status: 'sending', at: -9, by: youssef },
  );
  await deliver(db, open, { status: 'sent' });
  const move = await make(
    waterstad,
    {
      title: 'Je moves wachten',
      contents: '{{first_name}} {{last_name}}, je hebt nog moves over. Gebruik ze voor 1 januari.',
    },
    { status: 'sending', at: -5, audience: { min_age: 18, max_age: 64 }, by: sanne },
  );
  await deliver(db, move, { status: 'sent', failed: 6, reason: 'refused' });
  const pool = await make(
    waterstad,
    { title: 'Bad weer open', contents: 'Hoi {{first_name}}, het buitenbad is vanaf maandag weer open. Tot snel!' },
    { status: 'sending', at: -3, organization_id: organizations.zwemclub, by: pieter },
  );
  await deliver(db, pool, { status: 'sent' });
  const down = await make(
    heuvelland,
    { title: 'Wandeltocht verplaatst', contents: 'De tocht van zondag begint om 10 uur bij het station.' },
    { status: 'sending', at: -14, by: youssef },
  );
  await deliver(db, down, { status: 'failed', failed: 1, reason: 'unavailable' });
  const stopped = await make(
    beweegplein,
    { title: 'Winteractie', contents: longText.replace('zaterdag', 'in januari') },
    { status: 'sending', at: -20, by: sanne },
  );
  await deliver(db, stopped, { status: 'stopped' });
  const waiting = await make(
    heuvelland,
    {
      title: 'Morgen: sportcafé',
      contents: 'Kom morgen om 19 uur naar het sportcafé, {{first_name}}. De koffie staat klaar.',
    },
    { status: 'sending', at: 0, by: youssef },
  );
  await deliver(db, waiting, { status: 'waiting' });
  await make(
    waterstad,
    { title: 'Zomerzwemmen', contents: 'Ook deze zomer zwem je bij ons elke avond baantjes.' },
    { organization_id: organizations.zwemclub, ...(swim && { audience: { sport_ids: [swim.id] } }), by: pieter },
  );
}

type Outcome = {
  status: 'sent' | 'failed' | 'stopped' | 'waiting';
  /** One out of this number of recipients failed. */
  failed?: number;
  reason?: 'refused' | 'unavailable';
};

/** Stores the recipients of a notification and their results, as the worker does. */
async function deliver(db: Database, id: number, { status, failed = 0, reason = 'refused' }: Outcome): Promise<void> {
  const notification = await db.selectFrom('notifications').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const target = { applicationId: notification.application_id, organizationId: notification.organization_id };
  const at = notification.send_on ?? new Date().toISOString();
  const audience = wholeAudience(notification.audience as AudienceDraft);
  await sql`
    insert into notification_deliveries (notification_id, profile_id, due_at)
    select ${id}, profile_id, ${at}::timestamptz from ${audienceOf({ target, audience, now: new Date(at), kinds: DEVICE_KINDS })} where hindrance is null`.execute(
    db,
  );
  const outcome = {
    sent: sql`case when ${failed} > 0 and place % ${Math.max(failed, 1)} = 0 then 'failed' when place % 11 = 5 then 'skipped' else 'sent' end`,
    failed: sql`'failed'`,
    stopped: sql`case when place <= 4 then 'sent' else 'skipped' end`,
    waiting: sql`'queued'`,
  }[status];
  await sql`
    with judged as (
      select profile_id, ${outcome} as status from (
        select profile_id, row_number() over (order by profile_id) as place from notification_deliveries where notification_id = ${id}) as numbered)
    update notification_deliveries delivery set status = judged.status, attempts = 1,
      reason = case judged.status when 'failed' then ${reason} when 'queued' then 'quiet_hours'
        when 'skipped' then ${status === 'stopped' ? 'canceled' : 'unsubscribed'} end,
      due_at = case judged.status when 'queued' then date_trunc('day', now()) + interval '1 day 7 hours' else due_at end,
      sent_at = case judged.status when 'sent' then due_at + interval '3 seconds' end
    from judged where delivery.notification_id = ${id} and delivery.profile_id = judged.profile_id`.execute(db);
  const counted = (word: string) =>
    sql`(select count(*) from notification_deliveries where notification_id = ${id} and status = ${word})`;
  const ended = status === 'waiting' ? null : new Date(Date.parse(at) + 5_000).toISOString();
  await sql`
    update notifications set started_at = ${at}::timestamptz, finished_at = ${ended}::timestamptz,
      status = ${status === 'waiting' ? 'sending' : status === 'failed' ? 'failed' : 'sent'},
      canceled_at = ${status === 'stopped' ? ended : null}::timestamptz,
      recipients_count = (select count(*) from notification_deliveries where notification_id = ${id}),
      sent_count = ${counted('sent')}, failed_count = ${counted('failed')}, skipped_count = ${counted('skipped')},
      worked_at = now()
    where id = ${id}`.execute(db);
  if (status === 'waiting') await queueSending(db, id);
}
