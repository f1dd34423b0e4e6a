import { Button } from '@mantine/core';
import { addBundleSessions, listBundleSessions } from '@move/contract/bundles/bundles.ts';
import type { SessionRow } from '@move/contract/sessions/sessions.ts';
import { IconLink, IconTable } from '@tabler/icons-react';
import { useState } from 'react';
import { useFormats } from '../../platform/formats.ts';
import { Can } from '../../platform/gate.tsx';
import { useMessages } from '../../platform/messages.ts';
import { ActionLink } from '../../screens/links.tsx';
import { ListPart } from '../../screens/list/ListPart.tsx';
import { useList } from '../../screens/list/use-list.ts';
import { Anchor } from '../../ui/page/Anchor.tsx';
import { SessionCard, useSessionColumns } from '../sessions/public.tsx';
import { type BundleAddress, bundlePath } from './bundle-path.ts';
import { AttachDialog } from './AttachDialog.tsx';
import { BundleScreen } from './BundleScreen.tsx';
import { bundleMessages } from './bundles.messages.ts';
import { useSessionOut } from './use-session-out.ts';

/** Tab Sessions of a bundle. */
export function BundleSessions(address: BundleAddress) {
  return (
    <BundleScreen {...address} tab="/sessions">
      {() => <Sessions {...address} />}
    </BundleScreen>
  );
}

function Sessions(address: BundleAddress) {
  const t = useMessages(bundleMessages);
  const formats = useFormats();
  const [isAttaching, setAttaching] = useState(false);
  const list = useList(listBundleSessions, { params: address });
  const { date, time, status, location, occupancy, waitlist } = useSessionColumns<SessionRow>();
  const [menu, dialog] = useSessionOut(address);
  const path = `${bundlePath(address)}/sessions`;
  const hrefOf = (row: SessionRow) => `${path}/${row.id}`;
  const inBundle = {
    ...date,
    cell: (row: SessionRow) => (
      <Anchor className="pri ell" href={hrefOf(row)}>
        {formats.date(row.start_date)}
      </Anchor>
    ),
  };
  const tools = (
    <div className="row wrap">
      <Can endpoint={addBundleSessions}>
        <Button
          variant="default"
          leftSection={<IconLink size={17} stroke={1.75} aria-hidden />}
          onClick={() => setAttaching(true)}
        >
          {t.added.action}
        </Button>
      </Can>
      <ActionLink
        to={`${path}/grid`}
        needs={addBundleSessions}
        variant="default"
        icon={<IconTable size={17} stroke={1.75} aria-hidden />}
      >
        {t.grid}
      </ActionLink>
      <ActionLink to={`${path}/create`} needs={addBundleSessions}>
        {t.plan}
      </ActionLink>
    </div>
  );
  return (
    <>
      <ListPart
        list={list}
        title={t.tabs.sessions}
        tools={list.total > 0 ? tools : undefined}
        record={(row) => ({ name: `${formats.date(row.start_date)}, ${row.start_time}`, href: hrefOf(row) })}
        columns={[inBundle, time, status, location, occupancy, waitlist]}
        card={(row) => <SessionCard row={row} href={hrefOf(row)} />}
        menu={menu}
        empty={{ ...t.emptySessions, action: tools }}
      />
      {dialog}
      {isAttaching && <AttachDialog address={address} onClose={() => setAttaching(false)} />}
    </>
  );
}
