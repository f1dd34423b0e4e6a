export { updateSession } from './update-session.ts';
export { copySessions } from './copy-sessions.ts';
export { eraseReasons, purgeReasons } from './erase-reasons.ts';
export { lockBundlesOf, lockSessions } from './planning/lock-sessions.ts';
export { planNewSessions } from './planning/plan-sessions.ts';
export { assertSameOrganization } from './planning/assert-same-organization.ts';
export { removeSession } from './remove-session.ts';
export { sessionAmounts, sessionSums } from './lists/session-totals.ts';
export { findSession, findSessions, hasParticipants, isInSight, listApplicationSessions } from './sessions.queries.ts';
