import * as api from '@move/contract/preferences/preferences.ts';
import { route } from '../../platform/http/route.ts';
import { createView } from './views/create-view.ts';
import { getDraft, getPreferences, listViews } from './preferences.queries.ts';
import { removeDraft } from './drafts/remove-draft.ts';
import { removeView } from './views/remove-view.ts';
import { saveDraft } from './drafts/save-draft.ts';
import { updatePreferences } from './update-preferences.ts';
import { updateView } from './views/update-view.ts';

export const preferenceRoutes = [
  route(api.getPreferences, getPreferences),
  route(api.updatePreferences, updatePreferences),
  route(api.listViews, listViews),
  route(api.createView, createView),
  route(api.updateView, updateView),
  route(api.removeView, removeView),
  route(api.getDraft, getDraft),
  route(api.saveDraft, saveDraft),
  route(api.removeDraft, removeDraft),
];
