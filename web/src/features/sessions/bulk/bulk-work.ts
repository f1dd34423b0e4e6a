/** What the bulk actions do, in one file that is loaded when the user chooses one. */
export {
  cancelQuestion,
  cancelSessions,
  removeQuestion,
  removeSessions,
  restoreSessions,
} from '../remove/chosen-sessions.ts';
export { organizationOf, spotsMovedTo } from './chosen-organization.ts';
export { updateAlone } from './update-alone.ts';
export { askMessage, askUpdate, undoUpdates } from './update-sessions.ts';
