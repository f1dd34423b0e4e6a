import type { Task } from '../platform/jobs/task.ts';

/** Every kind of work that the worker knows. What is not listed here is never run. */
export const tasks: readonly Task[] = [];
