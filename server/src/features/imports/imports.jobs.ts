import type { JobWorks } from '../jobs/public.ts';
import { runImport } from './run-import.ts';

export const importJobs: JobWorks = { import_organizations: runImport };
