export { eraseProfile, purgeProfiles } from './erase-profiles.ts';
export { findOrCreateProfile } from './find-or-create-profile.ts';
