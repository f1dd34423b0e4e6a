import * as sessionGridApi from '@move/contract/sessions/session-grid.ts';
import * as api from '@move/contract/sessions/sessions.ts';
import { route } from '../../platform/http/route.ts';
import { createSession, updateSession, previewSession, previewSessions } from './change-session.ts';
import { planSessions } from './plan-many.ts';
import { previewGrid } from './preview-grid.ts';
import { removeSession } from './remove-session.ts';
import { restoreSession } from './restore-session.ts';
import { findApplicationSessions, findSession, findSessions } from './sessions.queries.ts';

export const sessionRoutes = [
  route(api.listSessions, ({ db, query, params, now }) => findSessions(db, query, { ...params, now })),
  route(api.createSession, createSession),
  route(api.previewSessions, previewSessions),
  route(sessionGridApi.planSessions, planSessions),
  route(sessionGridApi.previewGrid, previewGrid),
  route(api.getSession, async ({ db, params, now }) => ({ session: await findSession(db, params, now) })),
  route(api.updateSession, updateSession),
  route(api.previewSession, previewSession),
  route(api.removeSession, removeSession),
  route(api.restoreSession, restoreSession),
  route(api.listApplicationSessions, ({ db, query, now }) => findApplicationSessions(db, query, now)),
  route(api.listSessionsOfApplication, ({ db, query, now }) => findApplicationSessions(db, query, now)),
];
