import type { MessageScope } from './audience.queries.ts';
import type { ActivityPath } from './messages.routes.ts';

export const session = (params: ActivityPath & { sessionId: number }): MessageScope => ({ kind: 'session', ...params });
export const bundle = (params: ActivityPath & { bundleId: number }): MessageScope => ({ kind: 'bundle', ...params });
export const activity = (params: ActivityPath): MessageScope => ({ kind: 'activity', ...params });
