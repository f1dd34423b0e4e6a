import { createActivity } from '../../contract/src/activities/activities.ts';
import type { Client } from '../../contract/src/kit/client/client.ts';
import { createSession } from '../../contract/src/sessions/sessions.ts';
import { SWIMMING_CLUB } from './demo-organizations.ts';

/** The date this number of days from now, in the time zone of the demo. */
export const dayFromNow = (days: number) =>
  Temporal.Now.zonedDateTimeISO('Europe/Amsterdam').toPlainDate().add({ days });

/** Makes an activity of the swimming club through the API. */
export async function makeActivity(api: Client, name: string) {
  const params = { organizationId: SWIMMING_CLUB };
  const { activity } = await api(createActivity, { params, body: { name } });
  return {
    name,
    params: { ...params, activityId: activity.id },
    path: `/organizations/${SWIMMING_CLUB}/activities/${activity.id}`,
  };
}

/** Makes one session of an activity, on an evening ten days from now. */
export async function makeSession(api: Client, activity: Awaited<ReturnType<typeof makeActivity>>) {
  const day = dayFromNow(10).toString();
  const { session } = await api(createSession, {
    params: activity.params,
    body: { start_date: day, start_time: '19:00', end_date: day, end_time: '20:00' },
  });
  return {
    params: { ...activity.params, sessionId: session.id },
    path: `${activity.path}/sessions/${session.id}`,
  };
}

/** Makes a session of one hour in local time, which begins this number of minutes from now. */
export async function makeSessionAt(
  api: Client,
  activity: Awaited<ReturnType<typeof makeActivity>>,
  { minutes, spots }: { minutes: number; spots: number },
) {
  const now = Temporal.Now.zonedDateTimeISO('Europe/Amsterdam').round('minute');
  const start = now.add({ minutes }).toPlainDateTime();
  const end = start.add({ hours: 1 });
  const time = (at: Temporal.PlainDateTime) => at.toPlainTime().toString({ smallestUnit: 'minute' });
  const { session } = await api(createSession, {
    params: activity.params,
    body: {
      start_date: start.toPlainDate().toString(),
      start_time: time(start),
      end_date: end.toPlainDate().toString(),
      end_time: time(end),
      spots,
    },
  });
  return {
    day: start.toPlainDate().toString(),
    params: { ...activity.params, sessionId: session.id },
    path: `${activity.path}/sessions/${session.id}`,
  };
}
