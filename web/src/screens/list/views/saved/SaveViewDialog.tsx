import {
  createView,
  getPreferences,
  type SavedView,
  updateView,
  type ViewSharing,
} from '@move/contract/preferences/preferences.ts';
import { useState } from 'react';
import { useCall } from '../../../../platform/api/calls.ts';
import { useGate, useScreenScope } from '../../../../platform/session/gate.tsx';
import { useMessages } from '../../../../platform/texts/messages.ts';
import { firstMessage, notify } from '../../../../platform/notify.ts';
import { errorNode } from '../../../../ui/inputs/field.tsx';
import { TextControl } from '../../../../ui/inputs/text/TextControl.tsx';
import { SegmentedChoice } from '../../../../ui/marks/SegmentedChoice.tsx';
import { Dialog } from '../../../../ui/overlays/Dialog.tsx';
import { useWords } from '../../../../ui/Words.tsx';
import { Button } from '../../../../ui/page/Button.tsx';
import { screenMessages } from '../../../screen.messages.ts';
import { viewMessages } from './view.messages.ts';
import type { ViewQuery } from '../url-state.ts';
import type { Views } from '../use-views.ts';
import * as overlayStyles from '../../../../ui/overlays/overlays.module.css';
import * as fieldStyles from '../../../../ui/inputs/field.module.css';

type SaveViewDialogProps = {
  list: string;
  query: ViewQuery;
  views: Views;
  onClose: () => void;
};

/**
 * Saves filters, sorting and columns under a name, for the user, the organisation or everyone. Refuses a second view with the same filters
 * and sorting, because the list would always open the first; the first can be updated instead.
 */
export function SaveViewDialog({ list, query, views, onClose }: SaveViewDialogProps) {
  const w = useWords();
  const words = useMessages(screenMessages);
  const t = useMessages(viewMessages);
  const { organizationId } = useScreenScope();
  const isAdmin = useGate().role('admin');
  const [name, setName] = useState('');
  const [shared, setShared] = useState<ViewSharing>('me');
  const create = useCall(createView, { invalidates: [getPreferences], showsErrors: true });
  const update = useCall(updateView, { invalidates: [getPreferences] });
  const place = organizationId === null ? {} : { organization_id: organizationId };
  const { page: _, itemsPerPage: __, ...kept } = query;
  const { changed, current, isNew } = views;
  const same = isNew ? undefined : current;
  const own = changed ?? views.saved.find((view) => view === same);
  const updated = own?.may.update ? own : undefined;
  const body = { query: kept, columns: views.chosen?.map((column) => ({ name: column, is_shown: true })) ?? null };

  const save = async () => {
    const { ok } = await create.call({ query: place, body: { ...body, list, name, shared } });
    if (ok) finish(name);
  };
  const bringUpToDate = async (view: SavedView) => {
    const { ok } = await update.call({ params: { viewId: view.id }, query: place, body });
    if (ok) finish(view.name);
  };
  const finish = (saved: string) => {
    notify.success(t.saved(saved));
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
      title={t.title}
      subtitle={same === undefined ? t.text : t.same(same.name || words.all)}
      onClose={onClose}
      footer={
        <>
          {updated && (
            <Button className={overlayStyles.left} variant="subtle" onClick={() => void bringUpToDate(updated)}>
              {t.update(updated.name)}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {w.cancel}
          </Button>
          {same === undefined && (
            <Button aria-disabled={create.isPending} onClick={() => void save()}>
              {words.views.save}
            </Button>
          )}
        </>
      }
    >
      {same === undefined && (
        <div style={{ display: 'grid', gap: 16 }}>
          <TextControl
            data-autofocus
            label={t.name}
            withAsterisk
            aria-required
            maxLength={255}
            value={name}
            error={errorNode(create.error && (create.error.errors.name?.[0] ?? firstMessage(create.error)))}
            onChange={(event) => setName(event.currentTarget.value)}
            onKeyDown={(event) => event.key === 'Enter' && void save()}
          />
          {sharing.length > 1 && (
            <div style={{ display: 'grid', justifyItems: 'start' }}>
              <span className={fieldStyles.groupLabel} aria-hidden>
                {t.shared}
              </span>
              <SegmentedChoice
                label={t.shared}
                value={shared}
                onChange={setShared}
                segments={sharing.map((value) => ({ value, label: t.sharing[value] }))}
              />
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}
