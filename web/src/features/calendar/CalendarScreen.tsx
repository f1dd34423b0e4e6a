import { listCalendar } from '@move/contract/calendar/calendar.ts';
import { createSession, updateSession } from '@move/contract/sessions/sessions.ts';
import type { SessionSpan } from '@move/domain/sessions/session-times.ts';
import { IconPlus, IconPrinter } from '@tabler/icons-react';
import { useState } from 'react';
import { useCan } from '../../platform/session/gate.tsx';
import { useMessages } from '../../platform/texts/messages.ts';
import { useRead } from '../../platform/api/reads.ts';
import { Filters } from '../../screens/list/filters/filters.tsx';
import { ToolButtons } from '../../screens/ToolButtons.tsx';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ToggleChip } from '../../ui/marks/Chip.tsx';
import type { MenuItem } from '../../ui/overlays/menus/ActionMenu.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { useFeedsTool } from '../feeds/public.tsx';
import { LazyCalendar, MARKED_BY, periodQuery, useSessionView, ViewSwitch } from '../sessions/public.tsx';
import { calendarScreenMessages } from './calendar.messages.ts';
import { type CalendarView, useCalendarFilters, useCalendarView } from './use-calendar-view.ts';

const PlanDialog = lazyPart(() => import('./PlanDialog.tsx').then((module) => module.PlanDialog));

const VIEWS = { views: ['day', 'week', 'month', 'list'], home: 'week' } as const;

const CHOICES = { location: 'locations', trainer: 'trainers', activity: 'activities' } as const;

/** All sessions of an organisation by day, week or month, with their conflicts. */
export function CalendarScreen({ organizationId }: { organizationId: number }) {
  const t = useMessages(calendarScreenMessages);
  const state = useSessionView(VIEWS);
  const view = useCalendarView();
  const menu = useCalendarMenu(view);
  const [subscribe, feeds] = useFeedsTool({ organizationId });
  const mayMove = useCan(updateSession);
  const mayPlan = useCan(createSession);
  const [planned, setPlanned] = useState<{ slot: SessionSpan | null } | null>(null);
  const query = { ...periodQuery(state), ...view.query };
  const read = useRead(listCalendar, { params: { organizationId }, query }, { keepsPrevious: true, showsErrors: true });
  const sessions = read.data?.sessions ?? [];
  const overlapping = sessions.filter(({ conflicts }) => conflicts.length > 0);
  const rows = view.isOverlapping ? overlapping : sessions;
  return (
    <>
      <PageHeader
        title={t.title}
        actions={
          <>
            <ViewSwitch state={state} />
            <ToolButtons
              tools={[
                subscribe,
                {
                  label: t.plan,
                  icon: <IconPlus size={17} stroke={1.75} aria-hidden />,
                  needs: createSession,
                  onClick: () => setPlanned({ slot: null }),
                },
              ]}
              menu={menu}
            />
          </>
        }
      />
      <LazyCalendar
        state={state}
        mayMove={mayMove}
        markedBy={view.markedBy}
        marks={read.data?.choices[CHOICES[view.markedBy]]}
        showsConflicts={view.isOverlapping}
        filters={<CalendarFilters view={view} choices={read.data?.choices} overlapping={overlapping.length} />}
        onDraw={mayPlan ? (slot) => setPlanned({ slot }) : undefined}
        read={{
          rows,
          total: view.isOverlapping ? rows.length : (read.data?.total ?? 0),
          error: read.error,
          retry: () => void read.refetch(),
          isBusy: read.isPlaceholderData || read.data === undefined,
        }}
      />
      {feeds}
      {planned !== null && (
        <PlanDialog
          organizationId={organizationId}
          activityId={view.query.activityId === undefined ? null : Number(view.query.activityId)}
          slot={planned.slot}
          onClose={() => setPlanned(null)}
        />
      )}
    </>
  );
}

type CalendarFiltersProps = {
  view: CalendarView;
  choices: Parameters<typeof useCalendarFilters>[0];
  overlapping: number;
};

function CalendarFilters({ view, choices, overlapping }: CalendarFiltersProps) {
  const t = useMessages(calendarScreenMessages);
  const filters = useCalendarFilters(choices);
  return (
    <>
      <Filters filters={filters} view={view.filters} onAdd={() => undefined} />
      {(overlapping > 0 || view.isOverlapping) && (
        <ToggleChip
          label={t.overlapping(overlapping)}
          isOn={view.isOverlapping}
          onToggle={() => view.setOverlapping(!view.isOverlapping)}
        />
      )}
    </>
  );
}

/** The menu items that choose what the colours mean, and that print the calendar. */
function useCalendarMenu(view: CalendarView): MenuItem[] {
  const t = useMessages(calendarScreenMessages);
  return [
    ...MARKED_BY.map((by) => ({
      label: t.markedBy[by],
      isChosen: view.markedBy === by,
      onClick: () => view.setMarkedBy(by),
    })),
    'divider',
    { label: t.print, icon: <IconPrinter size={17} stroke={1.75} aria-hidden />, onClick: () => window.print() },
  ];
}
