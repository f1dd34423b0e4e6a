import {
  getPreferences,
  removeView,
  type SavedView,
  updateView,
  type ViewSharing,
} from '@move/contract/preferences/preferences.ts';
import { IconAdjustments, IconHome, IconPencil, IconShare, IconX } from '@tabler/icons-react';
import { useState } from 'react';
import { useCall } from '../../../../platform/api/calls.ts';
import { notify } from '../../../../platform/notify.ts';
import { useGate, useScreenScope } from '../../../../platform/session/gate.tsx';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { ActionMenu, type MenuItem } from '../../../../ui/overlays/menus/ActionMenu.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { IconButton } from '../../../../ui/page/IconButton.tsx';
import { OrderedList } from '../../../../ui/table/order/OrderedList.tsx';
import { viewMessages } from './view.messages.ts';
import { RenameViewDialog } from './RenameViewDialog.tsx';
import type { EditableListPreferences } from '../use-list-preferences.ts';
import * as look from '../../../../ui/look/look.module.css';

type ManageViewsProps = { preferences: EditableListPreferences };
const icon = { size: 16, stroke: 1.75, 'aria-hidden': true } as const;

/** Manages the saved views of a list: their order, the default view, who sees them, and their names. */
export function ManageViews({ preferences }: ManageViewsProps) {
  const words = useMessages(viewMessages);
  const [isOpen, setOpen] = useState(false);
  const { saved, defaultView } = preferences;
  const [renaming, setRenaming] = useState<SavedView | null>(null);
  const { organizationId } = useScreenScope();
  const query = organizationId === null ? {} : { organization_id: organizationId };
  const actionsFor = useViewActions(preferences, query, setRenaming);
  const factsOf = ({ id, shared }: SavedView) =>
    [id === defaultView ? words.isDefault : '', shared === 'me' ? '' : words.sharing[shared]]
      .filter(Boolean)
      .join(', ');
  return (
    <span style={{ alignSelf: 'center' }}>
      <IconButton
        label={words.manage}
        icon={<IconAdjustments {...icon} />}
        data-size="small"
        onClick={() => setOpen(true)}
      />
      {isOpen && saved.length > 0 && renaming === null && (
        <Dialog isOpen title={words.manage} subtitle={words.manageText} onClose={() => setOpen(false)}>
          <OrderedList
            label={words.manage}
            items={saved}
            itemKey={({ id }) => String(id)}
            itemName={({ name }) => name}
            onChange={preferences.orderViews}
            actions={(view) => <ActionMenu label={words.actions(view.name)} isSmall items={actionsFor(view)} />}
          >
            {(view) => (
              <>
                <span className={look.ellipsis} style={{ display: 'block' }}>
                  {view.name}
                </span>
                <span className={`${look.smaller} ${look.muted}`}>{factsOf(view)}</span>
              </>
            )}
          </OrderedList>
        </Dialog>
      )}
      {renaming && <RenameViewDialog view={renaming} place={query} onClose={() => setRenaming(null)} />}
    </span>
  );
}

/** The menu of a view, with the actions that the user may do. */
function useViewActions(
  { defaultView, setDefaultView }: EditableListPreferences,
  query: { organization_id?: number },
  rename: (view: SavedView) => void,
): (view: SavedView) => MenuItem[] {
  const words = useMessages(viewMessages);
  const isAdmin = useGate().role('admin');
  const remove = useCall(removeView, { invalidates: [getPreferences] });
  const update = useCall(updateView, { invalidates: [getPreferences] });
  const sharings: readonly ViewSharing[] = [
    'me',
    ...(query.organization_id === undefined ? [] : (['organization'] as const)),
    ...(isAdmin ? (['all'] as const) : []),
  ];
  const share = async (view: SavedView, shared: ViewSharing) => {
    const { ok } = await update.call({ params: { viewId: view.id }, query, body: { shared } });
    if (ok) notify.success(words.saved(view.name));
  };
  const discard = async (view: SavedView) => {
    const { ok } = await remove.call({ params: { viewId: view.id }, query });
    if (ok) notify.success(words.removed(view.name));
  };
  return (view) => [
    view.id === defaultView
      ? { label: words.noDefault, icon: <IconHome {...icon} />, onClick: () => setDefaultView(null) }
      : { label: words.makeDefault, icon: <IconHome {...icon} />, onClick: () => setDefaultView(view.id) },
    ...(view.may.update
      ? [
          { label: words.renameTitle, icon: <IconPencil {...icon} />, onClick: () => rename(view) },
          ...sharings
            .filter((shared) => shared !== view.shared)
            .map((shared) => ({
              label: words.shareWith(words.sharing[shared]),
              icon: <IconShare {...icon} />,
              onClick: () => void share(view, shared),
            })),
        ]
      : []),
    ...(view.may.remove
      ? [
          'divider' as const,
          { label: words.removeNow, icon: <IconX {...icon} />, isDanger: true, onClick: () => void discard(view) },
        ]
      : []),
  ];
}
