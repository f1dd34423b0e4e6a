import {
  createView,
  getDraft,
  getPreferences,
  listViews,
  removeDraft,
  removeView,
  saveDraft,
  updatePreferences,
  updateView,
} from '@move/contract/preferences/preferences.ts';
import { route } from '../../platform/http/route.ts';
import { dropDraft, keepDraft, readDraft } from './keep-draft.ts';
import { keepPreferences, readPreferences } from './keep-preferences.ts';
import { addView, changeView, dropView, readViews } from './saved-views.ts';

export const preferenceRoutes = [
  route(getPreferences, readPreferences),
  route(updatePreferences, keepPreferences),
  route(listViews, readViews),
  route(createView, addView),
  route(updateView, changeView),
  route(removeView, dropView),
  route(getDraft, readDraft),
  route(saveDraft, keepDraft),
  route(removeDraft, dropDraft),
];
