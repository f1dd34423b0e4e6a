import * as api from '@move/contract/imports/imports.ts';
import { bySender, fairLimit } from '../../platform/http/limits/fair-limit.ts';
import { route } from '../../platform/http/route.ts';
import { getImportTemplate } from './get-import-template.ts';
import { importOrganizations } from './import-organizations.ts';

/** Validating a long list keeps the processor busy. */
const judging = bySender(fairLimit(2, { each: 5, all: 20 }));

export const importRoutes = [
  route(api.importOrganizations, importOrganizations, { through: judging }),
  route(api.getImportTemplate, getImportTemplate),
];
