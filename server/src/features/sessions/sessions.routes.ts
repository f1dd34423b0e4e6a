import { planSessions, previewGrid } from '@move/contract/sessions/session-grid.ts';
import {
  createSession,
  getSession,
  listApplicationSessions,
  listSessions,
  listSessionsOfApplication,
  previewSession,
  previewSessions,
  removeSession,
  restoreSession,
  updateSession,
} from '@move/contract/sessions/sessions.ts';
import { route } from '../../platform/http/route.ts';
import { addSession, changeSession, previewChange, previewCreation } from './change-session.ts';
import { addManySessions } from './plan-many.ts';
import { previewManySessions } from './preview-grid.ts';
import { dropSession } from './remove-session.ts';
import { bringBackSession } from './restore-session.ts';
import { findApplicationSessions, findSession, findSessions } from './sessions.queries.ts';

export const sessionRoutes = [
  route(listSessions, ({ db, query, params, now }) => findSessions(db, query, { ...params, now })),
  route(createSession, addSession),
  route(previewSessions, previewCreation),
  route(planSessions, addManySessions),
  route(previewGrid, previewManySessions),
  route(getSession, async ({ db, params, now }) => ({ session: await findSession(db, params, now) })),
  route(updateSession, changeSession),
  route(previewSession, previewChange),
  route(removeSession, dropSession),
  route(restoreSession, bringBackSession),
  route(listApplicationSessions, ({ db, query, now }) => findApplicationSessions(db, query, now)),
  route(listSessionsOfApplication, ({ db, query, now }) => findApplicationSessions(db, query, now)),
];
