import { addBundleSessions, type Bundle, listBundleSessions } from '@move/contract/bundles/bundles.ts';
import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { IconLink, IconPlus, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormats } from '../../../platform/texts/formats.ts';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ListPart } from '../../../screens/list/ListPart.tsx';
import { useList } from '../../../screens/list/use-list.ts';
import { ToolButtons } from '../../../screens/ToolButtons.tsx';
import { Anchor } from '../../../ui/page/Anchor.tsx';
import { SessionCard, useSessionColumns } from '../../sessions/public.tsx';
import { type BundleParams, bundlePath } from '../bundle-path.ts';
import { AddSessionsDialog } from './AddSessionsDialog.tsx';
import { BundleScreen } from '../edit/BundleScreen.tsx';
import { bundleMessages } from '../bundles.messages.ts';
import { useRemoveBundleSession } from './use-remove-bundle-session.ts';
import * as look from '../../../ui/look/look.module.css';
import * as tableStyles from '../../../ui/table/table.module.css';

export function BundleSessions(params: BundleParams) {
  return (
    <BundleScreen {...params} tab="/sessions">
      {(bundle) => <Sessions params={params} bundle={bundle} />}
    </BundleScreen>
  );
}

function Sessions({ params, bundle }: { params: BundleParams; bundle: Bundle }) {
  const t = useMessages(bundleMessages);
  const formats = useFormats();
  const [isAttaching, setAttaching] = useState(false);
  const list = useList(listBundleSessions, { params });
  const { date, time, status, location, occupancy, waitlist } = useSessionColumns();
  const [menu, dialog] = useRemoveBundleSession(params);
  const path = `${bundlePath(params)}/sessions`;
  const hrefOf = (row: SessionRow) => `${path}/${row.id}`;
  const inBundle = {
    ...date,
    cell: (row: SessionRow) => (
      <Anchor className={`${tableStyles.primary} ${look.ellipsis}`} href={hrefOf(row)}>
        {formats.date(row.start_date)}
      </Anchor>
    ),
  };
  const icon = { size: 17, stroke: 1.75, 'aria-hidden': true } as const;
  const attach = { label: t.added.action, icon: <IconLink {...icon} />, onClick: () => setAttaching(true) };
  const tools = (
    <ToolButtons
      tools={[
        { ...attach, needs: addBundleSessions },
        { label: t.grid, icon: <IconTable {...icon} />, needs: addBundleSessions, to: `${path}/grid` },
        { label: t.plan, icon: <IconPlus {...icon} />, needs: addBundleSessions, to: `${path}/create` },
      ]}
    />
  );
  return (
    <>
      <ListPart
        list={list}
        title={t.tabs.sessions}
        create={tools}
        record={(row) => ({ name: `${formats.date(row.start_date)}, ${row.start_time}`, href: hrefOf(row) })}
        columns={[inBundle, time, status, location, occupancy, waitlist]}
        card={(row) => <SessionCard row={row} href={hrefOf(row)} />}
        menu={menu}
        empty={t.emptySessions}
      />
      {dialog}
      {isAttaching && <AddSessionsDialog {...{ params, bundle }} onClose={() => setAttaching(false)} />}
    </>
  );
}
