import type { MessagePlace } from './audience.queries.ts';
import type { ActivityPath } from './messages.routes.ts';

export const session = (params: ActivityPath & { sessionId: number }): MessagePlace => ({ kind: 'session', ...params });
export const bundle = (params: ActivityPath & { bundleId: number }): MessagePlace => ({ kind: 'bundle', ...params });
export const activity = (params: ActivityPath): MessagePlace => ({ kind: 'activity', ...params });
