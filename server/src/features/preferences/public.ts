export { eraseDraftsAndViews } from './erase-drafts-and-views.ts';
