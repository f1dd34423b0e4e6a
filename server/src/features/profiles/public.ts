export { enterProfile } from './logins/enter-profile.ts';
export { eraseProfile, purgeProfileLogins, purgeProfiles } from './erase-profiles.ts';
export { findOrCreateProfile } from './find-or-create-profile.ts';
