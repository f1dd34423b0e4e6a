import { getPreferences, type SavedView, updateView } from '@move/contract/preferences/preferences.ts';
import { useCall } from '../../../../platform/api/calls.ts';
import { notify } from '../../../../platform/notify.ts';
import { useScreenScope } from '../../../../platform/session/gate.tsx';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { viewMessages } from './view.messages.ts';
import type { ViewQuery } from '../url-state.ts';
import * as tabBarStyles from '../../../../ui/page/bars/TabBar.module.css';

type UpdateViewProps = { view: SavedView; columns: readonly string[] | null; query: ViewQuery };

/** Saves the changed filters, sorting and columns in the view. */
export function UpdateView({ view, columns, query }: UpdateViewProps) {
  const words = useMessages(viewMessages);
  const { organizationId } = useScreenScope();
  const update = useCall(updateView, { invalidates: [getPreferences] });
  const { page: _, itemsPerPage: __, ...kept } = query;
  const save = async () => {
    const { ok } = await update.call({
      params: { viewId: view.id },
      query: organizationId === null ? {} : { organization_id: organizationId },
      body: { query: kept, columns: columns?.map((name) => ({ name, is_shown: true })) ?? null },
    });
    if (ok) notify.success(words.saved(view.name));
  };
  return (
    <button type="button" className={tabBarStyles.tab} aria-label={words.update(view.name)} onClick={() => void save()}>
      {words.updateNow}
    </button>
  );
}
