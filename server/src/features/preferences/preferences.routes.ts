import * as api from '@move/contract/preferences/preferences.ts';
import { route } from '../../platform/http/route.ts';
import { createView } from './create-view.ts';
import { getDraft, getPreferences, listViews } from './preferences.queries.ts';
import { removeDraft } from './remove-draft.ts';
import { removeView } from './remove-view.ts';
import { saveDraft } from './save-draft.ts';
import { updatePreferences } from './update-preferences.ts';
import { updateView } from './update-view.ts';

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
