import type { Waitlist } from '@move/contract/waitlist/waitlist-entry.ts';
import { ENTRY_STATUSES } from '@move/domain/waitlist/entry-status.ts';
import { IconPlus, IconSettings } from '@tabler/icons-react';
import { useCan } from '../../platform/session/gate.tsx';
import { useLive } from '../../platform/api/live.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { readQueryOptions } from '../../platform/api/reads.ts';
import { fullName } from '../../platform/texts/person-name.ts';
import { useDrawer } from '../../screens/edit/use-drawer.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { STATUS } from '../../ui/marks/statuses.ts';
import { useStatusWord } from '../../ui/marks/use-status-word.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { Banner } from '../../ui/page/bars/Banner.tsx';
import { Button } from '../../ui/page/Button.tsx';
import { useNow } from '../../platform/use-now.ts';
import { useWaitingMenu } from './use-waiting-menu.tsx';
import { waitlistCalls, settingsPath, type WaitlistScope, waitlistReads } from './waitlist-calls.ts';
import { useWaitlistColumns, WaitingCard } from './waitlist-columns.tsx';
import { waitlistMessages } from './waitlist.messages.ts';
import { WaitlistAdd } from './WaitlistAdd.tsx';
import * as buttonStyles from '../../ui/page/Button.module.css';

/** How often the remaining times are updated, in milliseconds. */
const REFRESH_MS = 10_000;

/**
 * The waiting list of a session or bundle in order, with the reason why each entry is or isn't invited
 * (docs/rules/spots.md#waiting-lists). It updates live.
 */
export function WaitlistPart({ bookable }: { bookable: WaitlistScope }) {
  const t = useMessages(waitlistMessages);
  const calls = waitlistCalls(bookable);
  useLive(
    readQueryOptions(calls.version, { params: calls.params }, (reply) => reply.version),
    waitlistReads,
  );
  const list = useList(calls.list, { params: calls.params });
  const shown = { waitlist: list.reply?.waitlist, now: useNow(REFRESH_MS) };
  const drawer = useDrawer();
  const columns = useWaitlistColumns(shown);
  const [menu, questions] = useWaitingMenu({ bookable, ...shown });
  const statuses = useStatusFilter();
  const isOff = shown.waitlist?.has_waitlist === false;
  const mayAdd = useCan(calls.add) && shown.waitlist?.has_waitlist === true && shown.waitlist.closes_at !== null;
  return (
    <>
      {list.total > 0 && shown.waitlist !== undefined && <HowItWorks bookable={bookable} waitlist={shown.waitlist} />}
      <ListPart
        list={list}
        title={t.title}
        search={t.search}
        filters={[statuses]}
        tools={
          mayAdd ? (
            <Button
              // on a session's page the primary button is the message button in the header
              variant={bookable.kind === 'session' ? 'default' : 'filled'}
              leftSection={<IconPlus size={17} stroke={1.75} aria-hidden />}
              onClick={drawer.create}
            >
              {t.add}
            </Button>
          ) : (
            list.total === 0 && isOff && <SwitchOn bookable={bookable} />
          )
        }
        record={(row) => ({ name: fullName(row) })}
        columns={columns}
        menu={menu}
        card={(row) => <WaitingCard entry={row} shown={shown} />}
        empty={{ title: t.empty.title, text: isOff ? t.empty.off : t.empty.text }}
      />
      {drawer.isCreating && mayAdd && <WaitlistAdd bookable={bookable} onClose={drawer.close} />}
      {questions}
    </>
  );
}

function useStatusFilter() {
  const word = useStatusWord();
  const options = ENTRY_STATUSES.map((value) => ({ value, label: word(STATUS.waitlist[value]) }));
  return { name: 'status' as const, label: useMessages(waitlistMessages).columns.status, options };
}

/** Leads to the setting that switches the waiting list on. */
function SwitchOn({ bookable }: { bookable: WaitlistScope }) {
  const t = useMessages(waitlistMessages);
  return (
    <ActionLink
      to={settingsPath(bookable)}
      needs="edit-activity"
      icon={<IconSettings size={17} stroke={1.75} aria-hidden />}
    >
      {t.empty.switchOn}
    </ActionLink>
  );
}

/** Whether the waiting list invites automatically, with a link to the setting. */
function HowItWorks({ bookable, waitlist }: { bookable: WaitlistScope; waitlist: Waitlist }) {
  const t = useMessages(waitlistMessages).summary;
  const { has_waitlist: isOn, auto_invite: isAuto, closes_at: closesAt } = waitlist;
  const isOver = isOn && closesAt === null;
  const text = isOver ? t.over : !isOn ? t.off : isAuto ? t.auto : t.manual;
  return (
    <Banner
      tone={isOn && isAuto ? 'neutral' : 'warning'}
      action={
        !isOver && (
          <Anchor className={buttonStyles.textLink} href={settingsPath(bookable)}>
            {t.settings}
          </Anchor>
        )
      }
    >
      {text}
    </Banner>
  );
}
