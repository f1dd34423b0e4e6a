export { addManyOrganizations } from './creation/add-many-organizations.ts';
export { mailImportedOrganizations } from './review/review-mails.ts';
