export { updateSession } from './update-session.ts';
export { copySessions } from './copy-sessions.ts';
export { lockSessions } from './lock-sessions.ts';
export { planNewSessions } from './plan-sessions.ts';
export { assertSameOrganization } from './assert-same-organization.ts';
export { removeSession } from './remove-session.ts';
export { sessionAmounts, sessionSums } from './session-totals.ts';
export { findSession, findSessions, hasParticipants, isInSight } from './sessions.queries.ts';
