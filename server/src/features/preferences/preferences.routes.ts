import * as api from '@move/contract/preferences/preferences.ts';
import { route } from '../../platform/http/route.ts';
import { removeDraft, saveDraft, getDraft } from './keep-draft.ts';
import { updatePreferences, getPreferences } from './keep-preferences.ts';
import { createView, updateView, removeView, listViews } from './saved-views.ts';

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
