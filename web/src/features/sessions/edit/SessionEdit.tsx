import type { listBundleSessions } from '@move/contract/bundles/bundles.ts';
import {
  getSession,
  listApplicationSessions,
  listSessions,
  previewSession,
  type Session,
  updateSession,
} from '@move/contract/sessions/sessions.ts';
import { NO_REPETITION } from '@move/domain/sessions/repetition/recurrence.ts';
import type { Crumb } from '../../../platform/menu/crumbs.ts';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useNavigate, useSearch } from '../../../platform/navigation/navigation.tsx';
import { useStore } from '../../../platform/state/store.ts';
import { EditScreen } from '../../../screens/edit/EditScreen.tsx';
import { type EditTab, fieldsOfBody } from '../../../screens/edit/edit-tabs.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';
import { lastListWith, useListOrigin, useRecordPosition } from '../../../screens/list/use-record-position.ts';
import { Status } from '../../../ui/marks/Status.tsx';
import { STATUS } from '../../../ui/marks/statuses.ts';
import type { RecordPosition } from '../../../ui/page/PageHeader.tsx';
import { activityPath } from '../../activities/public.tsx';
import { ParticipantsPart, ParticipantActions, type BookableParams } from '../../participants/public.tsx';
import { WaitlistPart } from '../../waitlist/public.tsx';
import { sessionReads } from '../session-reads.ts';
import { Occupancy } from '../list/session-columns.tsx';
import { SessionFields } from './SessionFields.tsx';
import { SessionRail } from './SessionRail.tsx';
import { SessionRepetition } from '../series/SessionRepetition.tsx';
import { keptSeries, spanIn } from './session-values.ts';
import { sessionMessages } from '../sessions.messages.ts';
import { useCanceledText } from '../canceled/use-canceled-text.ts';
import { useEndingMenu } from './use-ending-menu.tsx';
import { usePreview } from '../series/use-preview.ts';
import { useSeriesSave } from '../series/use-series-save.tsx';

type SessionEditProps = {
  organizationId: number;
  activityId: number;
  sessionId: number;
  /** The parent of the session when that isn't the activity, e.g. a bundle: its breadcrumb, and the list for previous and next. */
  within?: { crumb: Crumb; list: typeof listBundleSessions };
};

/**
 * A session and its tabs. Saving a session of a series first asks which sessions the change is for
 * (docs/rules/planning.md#changing-a-series).
 */
export function SessionEdit({ within, ...params }: SessionEditProps) {
  const t = useMessages(sessionMessages);
  const formats = useFormats();
  const form = useEditForm({
    load: getSession,
    save: updateSession,
    params,
    values: (session) => ({ repetition: session.repetition ?? NO_REPETITION }),
    invalidates: sessionReads,
  });
  const session = form.record;
  useListOrigin({
    id: params.sessionId,
    list: within?.list ?? listSessions,
    elsewhere: listApplicationSessions,
    name: t.allSessions,
  });
  const confirmDialog = useSeriesSave(form, session);
  const navigate = useNavigate();
  const path = within?.crumb.href ?? `${activityPath(params)}/sessions`;
  const tabs = useSessionTabs(`${path}/${params.sessionId}`, session);
  const { tab } = useSearch();
  const [menu, ending] = useEndingMenu({ session, core: form.core, onRemoved: () => navigate(path) });
  const position = useSessionPosition(session, { list: within?.list, id: params.sessionId, path });
  const isList = tab === 'participants' || tab === 'waitlist';
  const people: BookableParams = { kind: 'session', id: params.sessionId, ...params };
  return (
    <>
      <EditScreen
        form={form}
        title={(record) =>
          `${capital(formats.date(record.start_date))}, ${formats.timeRange(record.start_time, record.end_time)}`
        }
        nameInText={(record) =>
          `${formats.date(record.start_date)}, ${formats.timeRange(record.start_time, record.end_time)}`
        }
        status={(record) => <Status look={STATUS.session[record.status]} pill />}
        meta={(record) => [
          record.activity.name,
          record.location?.name,
          <Occupancy key="occupancy" row={record} />,
          signedOutOf(record) > 0 && t.occupancy.signedOut(signedOutOf(record)),
          record.series && t.ofSeries(record.series.position, record.series.count),
        ]}
        parent={(record) => within?.crumb ?? { name: record.activity.name, href: path }}
        tabs={tabs}
        actions={
          <ParticipantActions
            bookable={people}
            toWaiting={tab === 'waitlist' && (session?.waitlist_count ?? 0) > 0}
            when={session}
            isEmpty={session?.people.participants === 0}
          />
        }
        menu={menu}
        position={position}
        readOnlyText={useCanceledText(session)}
        isWide={isList}
        rail={session === null || isList ? undefined : <SessionRail session={session} bookable={people} />}
      >
        {tab === 'participants' && <ParticipantsPart bookable={people} />}
        {tab === 'waitlist' && <WaitlistPart bookable={people} />}
        {tab === undefined && session !== null && (
          <SessionFields
            organizationId={params.organizationId}
            inherited={session.inherited}
            location={session.location_id === null ? null : session.location}
            rate={session.rate_inherited ? null : session.rate}
            timeZone={session.tz}
            isCanceled={session.status === 'canceled'}
            repetition={
              session.is_past || session.status === 'canceled' ? null : <Repeats session={session} core={form.core} />
            }
          />
        )}
      </EditScreen>
      {confirmDialog}
      {ending}
    </>
  );
}

/** The number of participants who signed out: they are in the list, but have no spot. */
const signedOutOf = ({ status, people, taken, reserved }: Session) =>
  status === 'canceled' ? 0 : people.participants - (taken - reserved);

function useSessionTabs(base: string, session: Session | null): readonly EditTab[] {
  const t = useMessages(sessionMessages).tabs;
  return [
    { href: base, label: t.settings, fields: fieldsOfBody(updateSession) },
    { href: `${base}?tab=participants`, label: t.participants, count: session?.people.participants ?? 0 },
    { href: `${base}?tab=waitlist`, label: t.waitlist, count: session?.waitlist_count || undefined },
  ];
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

type Within = { list: typeof listBundleSessions | undefined; id: number; path: string };

/** The position of the session in the list that the user came from, or in its series when the user came from no list, e.g. the calendar. */
function useSessionPosition(session: Session | null, { list, id, path }: Within): RecordPosition | undefined {
  const navigate = useNavigate();
  const { tab } = useSearch();
  const hrefOf = (to: number) => `${path}/${to}${tab === undefined ? '' : `?tab=${tab}`}`;
  const own = list ?? listSessions;
  const listed = useRecordPosition({ list: own, id, hrefOf, elsewhere: [listApplicationSessions] });
  const isFromElsewhere = lastListWith(id, [own, listApplicationSessions])?.endpoint === listApplicationSessions.name;
  const series = list === undefined ? session?.series : null;
  if (listed !== undefined || session === null || !series || isFromElsewhere) return listed;
  const to = (next: number | null) => (next === null ? undefined : () => navigate(hrefOf(next)));
  const { previous_id, next_id } = session;
  return { position: series.position, total: series.count, onPrevious: to(previous_id), onNext: to(next_id) };
}

type RepeatsProps = {
  session: Session;
  core: ReturnType<typeof useEditForm<typeof getSession, typeof updateSession>>['core'];
};

/** The repetition, with a preview of the sessions that a change would plan; in a series, for this and the following sessions. */
function Repeats({ session, core }: RepeatsProps) {
  const state = useStore(core.store);
  const values = keptSeries(state) ?? state.values;
  const { organization, activity, id } = session;
  const params = { organizationId: organization.id, activityId: activity.id, sessionId: id };
  const body = { ...values, updated_at: session.updated_at, ...(session.series && { scope: 'following' as const }) };
  const isRight = spanIn(values) !== null;
  const read = usePreview(previewSession, { params, body: body as never }, isRight);
  return <SessionRepetition {...read} />;
}
