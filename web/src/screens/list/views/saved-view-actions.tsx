import { getPreferences, removeView, type SavedView, updateView } from '@move/contract/preferences/preferences.ts';
import { IconPencil, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { notify } from '../../../platform/notify.ts';
import { useScreenScope } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { ActionMenu } from '../../../ui/overlays/menus/ActionMenu.tsx';
import { screenWords } from '../../screen-words.ts';
import { RenameViewDialog } from './RenameViewDialog.tsx';
import type { ViewQuery } from './url-state.ts';

type UpdateViewProps = { view: SavedView; columns: readonly string[] | null; query: ViewQuery };

/** Saves the changed filters, sorting and columns in the view. */
export function UpdateView({ view, columns, query }: UpdateViewProps) {
  const words = useMessages(screenWords).views;
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
    <button type="button" className="tab" aria-label={words.update(view.name)} onClick={() => void save()}>
      {words.updateNow}
    </button>
  );
}

/** Renames and removes saved views. */
export function ManageViews({ saved }: { saved: readonly SavedView[] }) {
  const words = useMessages(screenWords);
  const remove = useCall(removeView, { invalidates: [getPreferences] });
  const { organizationId } = useScreenScope();
  const query = organizationId === null ? {} : { organization_id: organizationId };
  const [renaming, setRenaming] = useState<SavedView | null>(null);
  const removable = saved.filter((view) => view.may.remove);
  const own = saved.filter((view) => view.may.update);
  if (removable.length + own.length === 0) return null;
  const discard = async (view: SavedView) => {
    const { ok } = await remove.call({ params: { viewId: view.id }, query });
    if (ok) notify.success(words.views.removed(view.name));
  };
  return (
    <span style={{ alignSelf: 'center' }}>
      <ActionMenu
        label={words.views.manage}
        isSmall
        items={[
          ...own.map((view) => ({
            label: words.views.rename(view.name),
            icon: <IconPencil size={16} stroke={1.75} aria-hidden />,
            onClick: () => setRenaming(view),
          })),
          ...removable.map((view) => ({
            label: words.views.remove(view.name),
            icon: <IconX size={16} stroke={1.75} aria-hidden />,
            onClick: () => void discard(view),
          })),
        ]}
      />
      {renaming && <RenameViewDialog view={renaming} place={query} onClose={() => setRenaming(null)} />}
    </span>
  );
}
