import * as api from '@move/contract/files/files.ts';
import { route } from '../../platform/http/route.ts';
import { takeTurns } from './uploads/take-turns.ts';
import { getFile, getFileInfo, getFileVariant } from './files.queries.ts';
import { removeFile } from './removal/remove-file.ts';
import { uploadFile } from './uploads/upload-file.ts';

export const fileRoutes = [
  route(api.uploadFile, uploadFile),
  route(api.getFileInfo, getFileInfo),
  route(api.removeFile, removeFile),
  route(api.getFile, getFile, { through: takeTurns }),
  route(api.getFileVariant, getFileVariant, { through: takeTurns }),
];
