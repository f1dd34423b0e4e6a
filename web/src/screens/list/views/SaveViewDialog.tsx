import {
  createView,
  getPreferences,
  type SavedView,
  updateView,
  type ViewSharing,
} from '@move/contract/preferences/preferences.ts';
import { useState } from 'react';
import { useCall } from '../../../platform/api/calls.ts';
import { useGate, useScreenScope } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { notify } from '../../../platform/notify.ts';
import { errorNode } from '../../../ui/inputs/field.tsx';
import { TextControl } from '../../../ui/inputs/text/TextControl.tsx';
import { SegmentedChoice } from '../../../ui/marks/SegmentedChoice.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { useWords } from '../../../ui/Words.tsx';
import { Button } from '../../../ui/page/Button.tsx';
import { screenWords } from '../../screen-words.ts';
import type { ViewQuery } from './url-state.ts';
import * as overlayStyles from '../../../ui/overlays/overlays.module.css';

type SaveViewDialogProps = {
  list: string;
  query: ViewQuery;
  columns: readonly string[] | null;
  /** The user's changed view, which can be updated instead. */
  changed: SavedView | undefined;
  onClose: () => void;
};

/** Saves filters, sorting and columns under a name, for the reader, the organisation or everyone. */
export function SaveViewDialog({ list, query, columns, changed, onClose }: SaveViewDialogProps) {
  const w = useWords();
  const words = useMessages(screenWords);
  const { organizationId } = useScreenScope();
  const isAdmin = useGate().role('admin');
  const [name, setName] = useState('');
  const [shared, setShared] = useState<ViewSharing>('me');
  const create = useCall(createView, { invalidates: [getPreferences], showsErrors: true });
  const update = useCall(updateView, { invalidates: [getPreferences] });
  const place = organizationId === null ? {} : { organization_id: organizationId };
  const { page: _, itemsPerPage: __, ...kept } = query;
  const body = { query: kept, columns: columns?.map((column) => ({ name: column, is_shown: true })) ?? null };

  const save = async () => {
    const { ok } = await create.call({ query: place, body: { ...body, list, name, shared } });
    if (ok) finish(name);
  };
  const bringUpToDate = async (view: SavedView) => {
    const { ok } = await update.call({ params: { viewId: view.id }, query: place, body });
    if (ok) finish(view.name);
  };
  const finish = (saved: string) => {
    notify.success(words.views.saved(saved));
    onClose();
  };
  const sharing: ViewSharing[] = [
    'me',
    ...(organizationId === null ? [] : (['organization'] as const)),
    ...(isAdmin ? (['all'] as const) : []),
  ];
  return (
    <Dialog
      isOpen
      title={words.views.title}
      subtitle={words.views.text}
      onClose={onClose}
      footer={
        <>
          {changed && (
            <Button className={overlayStyles.left} variant="subtle" onClick={() => void bringUpToDate(changed)}>
              {words.views.update(changed.name)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          <Button aria-disabled={create.isPending} onClick={() => void save()}>
            {words.views.save}
          </Button>
        </>
      }
    >
      <div style={{ display: 'grid', gap: 16 }}>
        <TextControl
          data-autofocus
          label={words.views.name}
          withAsterisk
          aria-required
          maxLength={255}
          value={name}
          error={errorNode(create.error?.errors.name?.[0] ?? create.error?.message)}
          onChange={(event) => setName(event.currentTarget.value)}
          onKeyDown={(event) => event.key === 'Enter' && void save()}
        />
        {sharing.length > 1 && (
          <SegmentedChoice
            label={words.views.shared}
            value={shared}
            onChange={setShared}
            segments={sharing.map((value) => ({ value, label: words.views.sharing[value] }))}
          />
        )}
      </div>
    </Dialog>
  );
}
