import { useState } from 'react';
import { useMessages } from '../../platform/texts/messages.ts';
import { useLeaveGuard } from '../../platform/navigation/use-leave-guard.ts';
import { lazyPart } from '../../ui/lazy-part.tsx';
import { ImportCheck } from './ImportCheck.tsx';
import { ImportChoose } from './ImportChoose.tsx';
import { ImportColumns } from './columns/ImportColumns.tsx';
import { importMessages } from './imports.messages.ts';
import { useListCheck } from './use-list-check.ts';

const ConfirmDialog = lazyPart(() =>
  import('../../ui/overlays/ConfirmDialog.tsx').then((module) => module.ConfirmDialog),
);

/** The steps before the import: choose a file, match its columns, check its rows. */
export function ImportList({ onStarted }: { onStarted: (id: string) => void }) {
  const t = useMessages(importMessages);
  const list = useListCheck();
  const [isMatching, setMatching] = useState(false);
  const { checked } = list;
  const guard = useLeaveGuard({
    when: () => checked !== null,
    // starting the import stays on this screen, with the run in its URL
    allows: ({ pathname }) => pathname.endsWith('/management/import'),
  });
  const isColumnsStep = checked !== null && (isMatching || checked.report.missing.length > 0);
  return (
    <>
      {checked === null && <ImportChoose list={list} />}
      {checked !== null && isColumnsStep && (
        <ImportColumns
          key={checked.file.name}
          report={checked.report}
          isBusy={list.isChecking}
          onBack={list.forget}
          onChosen={(columns) => {
            setMatching(false);
            list.chooseColumns(columns);
          }}
        />
      )}
      {checked !== null && !isColumnsStep && (
        <ImportCheck list={list} checked={checked} onColumns={() => setMatching(true)} onStarted={onStarted} />
      )}
      {guard.isAsking && (
        <ConfirmDialog
          isOpen
          isDanger
          title={t.leave.title}
          text={t.leave.text}
          confirmLabel={t.leave.leave}
          onConfirm={guard.leave}
          onCancel={guard.stay}
        />
      )}
    </>
  );
}
