type ActivityPath = { organizationId: number; activityId: number };
type SessionTarget = ActivityPath & { kind: 'session'; sessionId: number };
type BundleTarget = ActivityPath & { kind: 'bundle'; bundleId: number };

/** Several sessions of an organisation, of one or more activities. */
export type SessionsTarget = { kind: 'sessions'; organizationId: number; sessionIds: readonly number[] };

/** Whom a message is for: the people of one session, of one bundle, or of all sessions of an activity that have not started. */
export type MessageTarget = SessionTarget | BundleTarget | (ActivityPath & { kind: 'activity' });

export const sessionTarget = (params: Omit<SessionTarget, 'kind'>): MessageTarget => ({ kind: 'session', ...params });
export const bundleTarget = (params: Omit<BundleTarget, 'kind'>): MessageTarget => ({ kind: 'bundle', ...params });
export const activityTarget = (params: ActivityPath): MessageTarget => ({ kind: 'activity', ...params });
