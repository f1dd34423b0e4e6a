import { createParticipant } from '@move/contract/participants/participants.ts';
import { toLocalTime } from '@move/domain/kit/dates/time-zones.ts';
import { sql } from 'kysely';
import { seedActivity } from '../../features/activities/activities.seed.ts';
import { seedRate } from '../../features/rates/rates.seed.ts';
import { seedSessions } from '../../features/sessions/sessions.seed.ts';
import type { Config } from '../../platform/config.ts';
import { asSystem } from '../../platform/database/database.ts';
import { testApp } from '../test-app.ts';

type Planned = { hours?: number; spots?: number | null; activityId?: number };
type ActivityChanges = Partial<Omit<Parameters<typeof seedActivity>[1], 'organization_id'>>;

export const person = { first_name: 'Sanne', last_name: 'de Wit', email: 'sanne@test.example' };
export const numbered = (number: number) => ({
  ...person,
  first_name: `Sanne ${number}`,
  email: `s${number}@test.example`,
});

let people = 0;
/** Returns a person that no earlier call returned. */
export const newPerson = () => numbered((people += 1));

/** The world of tests about participants: sessions that start at a given distance from now. */
export async function peopleWorld(config: Partial<Config> = {}) {
  const app = await testApp(config);
  const { call, tenants, appPool } = app;
  const organizationId = tenants.organization;

  const newActivity = (changes: ActivityChanges = {}) =>
    asSystem(appPool, (db) => seedActivity(db, { organization_id: organizationId, name: 'Zwemmen', ...changes }));

  /** Adds a session of an hour that begins in this number of hours, in a new activity unless one is given. */
  async function newSession({ hours = 72, spots = 10, activityId }: Planned = {}) {
    const owner = activityId ?? (await newActivity());
    const starts = Temporal.Now.instant().add({ minutes: Math.round(hours * 60) });
    const [start, end] = [starts, starts.add({ hours: 1 })].map((at) => toLocalTime(at.toString(), 'Europe/Amsterdam'));
    const [sessionId = 0] = await asSystem(appPool, (db) =>
      seedSessions(db, {
        organization_id: organizationId,
        activity_id: owner,
        start_date: start?.date ?? '',
        start_time: start?.time ?? '',
        end_date: end?.date ?? '',
        end_time: end?.time ?? '',
        spots,
      }),
    );
    return { organizationId, activityId: owner, sessionId };
  }

  /** Adds weekly sessions at 19:00, the first in three days. */
  async function series(activityId: number, count: number) {
    const start_date = Temporal.Now.plainDateISO('Europe/Amsterdam').add({ days: 3 }).toString();
    const ids = await asSystem(appPool, (db) =>
      seedSessions(db, {
        organization_id: organizationId,
        activity_id: activityId,
        start_date,
        start_time: '19:00',
        end_time: '20:00',
        spots: 10,
        repetition: { type: 'weeks', every: 1, days: [Temporal.PlainDate.from(start_date).dayOfWeek], count },
      }),
    );
    return ids.map((sessionId) => ({ organizationId, activityId, sessionId }));
  }

  type Path = Awaited<ReturnType<typeof newSession>>;

  async function add(params: Path, body: Record<string, unknown> = {}) {
    const answer = await call(createParticipant, { params, body: { ...person, ...body } });
    return { ...answer, id: answer.body.participant?.id ?? 0 };
  }

  /** Moves the start of a session to this number of hours from now. */
  const startIn = ({ sessionId }: Path, hours: number) =>
    asSystem(appPool, (db) =>
      sql`update sessions set starts_at = now() + make_interval(mins => ${Math.round(hours * 60)}),
        ends_at = now() + make_interval(mins => ${Math.round(hours * 60) + 60}) where id = ${sessionId}`.execute(db),
    );

  const takenOf = async ({ sessionId }: Path) => {
    const { rows } = await appPoolRows<{ taken: number; over_spots: number }>(
      sql`select taken, over_spots from sessions where id = ${sessionId}`,
    );
    return rows[0];
  };
  const appPoolRows = <Row>(query: ReturnType<typeof sql<Row>>) => asSystem(appPool, (db) => query.execute(db));

  const newRate = (price_in_cents: number) =>
    asSystem(appPool, (db) =>
      seedRate(db, { organization_id: organizationId, name: `Tarief ${price_in_cents}`, price_in_cents }),
    );

  return {
    ...app,
    organizationId,
    newActivity,
    newSession,
    newRate,
    series,
    add,
    startIn,
    takenOf,
    rowsOf: appPoolRows,
  };
}
