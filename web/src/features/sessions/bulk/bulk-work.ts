/** The code and the dialogs of the bulk actions, in one file that is loaded when the user chooses an action. */
export { CancelManyDialog } from '../remove/CancelManyDialog.tsx';
export {
  cancelQuestion,
  cancelSessions,
  removeQuestion,
  removeSessions,
  restoreSessions,
} from '../remove/chosen-sessions.ts';
export { ManyDialog } from './ManyDialog.tsx';
export { singleOrganizationOrNotify, spotsMovedTo } from './chosen-organization.ts';
export { updateAlone } from './update-alone.ts';
export { askMessage, askUpdate, undoUpdates } from './update-sessions.ts';
