import { useMessages } from '../../platform/texts/messages.ts';
import { useSearch, useSetSearch } from '../../platform/navigation/navigation.tsx';
import { PageHeader } from '../../ui/page/PageHeader.tsx';
import { importMessages } from './imports.messages.ts';
import { ImportList } from './ImportList.tsx';
import { ImportRun } from './ImportRun.tsx';

/** Imports a list of organisations: choose a file, match columns, check rows, and import them in a run. */
export function ImportScreen() {
  const t = useMessages(importMessages);
  // the run is in the URL, so that it is still shown after a reload
  const { run } = useSearch();
  const setSearch = useSetSearch();
  return (
    <>
      <PageHeader title={t.title} isLined />
      {run ? (
        <ImportRun id={run} onAgain={() => setSearch({ run: '' }, { replace: false })} />
      ) : (
        <ImportList onStarted={(id) => setSearch({ run: id })} />
      )}
    </>
  );
}
