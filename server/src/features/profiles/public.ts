export { findOrCreateProfile } from './find-or-create-profile.ts';
