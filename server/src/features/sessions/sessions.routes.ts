import * as sessionGridApi from '@move/contract/sessions/session-grid.ts';
import * as sessionMovesApi from '@move/contract/sessions/session-moves.ts';
import * as api from '@move/contract/sessions/sessions.ts';
import { route } from '../../platform/http/route.ts';
import { cancelSession } from './cancel-session.ts';
import { createSession } from './create-session.ts';
import { planSessions } from './planning/plan-sessions.ts';
import { previewGrid } from './previews/preview-grid.ts';
import { previewSession } from './previews/preview-session.ts';
import { previewSessionMoves } from './previews/preview-session-moves.ts';
import { previewSessions } from './previews/preview-sessions.ts';
import { removeSession } from './remove-session.ts';
import { restoreSession } from './restore-session.ts';
import { getSession, listApplicationSessions, listSessions, listSessionsOfApplication } from './sessions.queries.ts';
import { updateSession } from './update-session.ts';

export const sessionRoutes = [
  route(api.listSessions, listSessions),
  route(api.createSession, createSession),
  route(api.previewSessions, previewSessions),
  route(sessionGridApi.planSessions, planSessions),
  route(sessionGridApi.previewGrid, previewGrid),
  route(sessionMovesApi.previewSessionMoves, previewSessionMoves),
  route(api.getSession, getSession),
  route(api.updateSession, updateSession),
  route(api.previewSession, previewSession),
  route(api.cancelSession, cancelSession),
  route(api.removeSession, removeSession),
  route(api.restoreSession, restoreSession),
  route(api.listApplicationSessions, listApplicationSessions),
  route(api.listSessionsOfApplication, listSessionsOfApplication),
];
