import type { JobHandlers } from '../jobs/public.ts';
import { runImport } from './run-import.ts';

export const importJobs = { import_organizations: runImport } as const satisfies JobHandlers;
