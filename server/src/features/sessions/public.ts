export { changeSession } from './change-session.ts';
export { planNewSessions } from './plan-many.ts';
export { refuseForeign } from './refuse-foreign.ts';
export { dropSession } from './remove-session.ts';
export { findSession, findSessions } from './sessions.queries.ts';
