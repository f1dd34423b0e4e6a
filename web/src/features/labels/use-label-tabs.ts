import { updateLabel } from '@move/contract/labels/labels.ts';
import type { LabelKind } from '@move/domain/labels/label-filter.ts';
import { useMessages } from '../../platform/texts/messages.ts';
import { type EditTab, fieldsOfBody } from '../../screens/edit/edit-tabs.ts';
import { labelMessages } from './labels.messages.ts';

export const filterPath = (labelId: number, kind: LabelKind) => `/admin/labels/${labelId}/${kind}-filters`;

/** General, and a tab for each kind of record that a label can match. */
export function useLabelTabs(labelId: number): readonly EditTab[] {
  const t = useMessages(labelMessages).tabs;
  const filters = (['activity', 'product', 'organization'] as const).map((kind) => ({
    href: filterPath(labelId, kind),
    label: t[kind],
  }));
  return [{ href: `/admin/labels/${labelId}`, label: t.general, fields: fieldsOfBody(updateLabel) }, ...filters];
}
