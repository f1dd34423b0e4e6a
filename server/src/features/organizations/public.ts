export { addManyOrganizations } from './creation/add-many-organizations.ts';
export { updateFromList } from './creation/update-from-list.ts';
export { queueInvitations, reviewTasks } from './review/mail-decision.ts';
export { mailImportedOrganizations } from './review/review-mails.ts';
export { listWaitingOrganizations } from './review/review.queries.ts';
