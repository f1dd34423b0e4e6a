import { getImportTemplate, importOrganizations } from '@move/contract/imports/organization-imports.ts';
import { lane } from '../../platform/http/lane.ts';
import { route } from '../../platform/http/route.ts';
import { importList } from './import-organizations.ts';
import { writeTemplate } from './import-template.ts';

/** Judging a long list keeps the processor busy. */
const judging = lane(2, 20);

export const importRoutes = [
  route(importOrganizations, importList, { through: judging }),
  route(getImportTemplate, writeTemplate),
];
