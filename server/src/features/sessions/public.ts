export { updateSession } from './change-session.ts';
export { copySessions } from './copy-sessions.ts';
export { lockSessions } from './lock-sessions.ts';
export { planNewSessions } from './plan-many.ts';
export { refuseForeign } from './refuse-foreign.ts';
export { removeSession } from './remove-session.ts';
export { findSession, findSessions } from './sessions.queries.ts';
