export { updateSession } from './update-session.ts';
export { copySessions } from './copy-sessions.ts';
export { lockSessions } from './lock-sessions.ts';
export { planNewSessions } from './plan-sessions.ts';
export { refuseForeign } from './refuse-foreign.ts';
export { removeSession } from './remove-session.ts';
export { findSession, findSessions } from './sessions.queries.ts';
