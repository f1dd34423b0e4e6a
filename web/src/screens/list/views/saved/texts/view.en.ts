import type { nl } from './view.nl.ts';

export const en: typeof nl = {
  update: (name) => `Update ‘${name}’`,
  updateNow: 'Update',
  renameTitle: 'Rename view',
  renameNow: 'Save name',
  name: 'Name of the view',
  shared: 'Visible to',
  sharing: { me: 'Only me', organization: 'My organisation', all: 'Everyone on the platform' },
  removeNow: 'Delete',
  actions: (name) => `Actions for ‘${name}’`,
  makeDefault: 'Make default',
  noDefault: 'No longer the default',
  isDefault: 'Default: the list opens with this view',
  shareWith: (who) => `Visible to: ${who}`,
  manageText: 'Drag them into the order you want, or use Alt with the arrow keys.',
  removed: (name) => `View ‘${name}’ was deleted.`,
  saved: (name) => `View ‘${name}’ was saved`,
  title: 'Save view',
  text: 'Saves the current filters, sorting and columns.',
  same: (name) => `View ‘${name}’ already has these filters and this sort order. Change them first to save a new view.`,
  manage: 'Manage views',
};
