import { createSpreadsheet } from '@move/contract/exports/exports.ts';
import { route } from '../../platform/http/route.ts';
import { writeSpreadsheet } from './write-spreadsheet.ts';

export const exportRoutes = [route(createSpreadsheet, writeSpreadsheet)];
