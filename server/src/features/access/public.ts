export { assertOwnPassword } from './assert-own-password.ts';
export { findUser, issueToken } from './issue-token.ts';
export { createUser, findAccount, findBearer } from './accounts.ts';
export { findMemberships } from './memberships.ts';
export { endSessionsWithoutRole } from './end-sessions.ts';
export { verifyLogin } from './verify-login.ts';
export { dropAllRoles, dropRoles, giveRole, hasRole } from './roles.ts';
export { passwordLimit } from './password-limit.ts';
export { findSuperadmins, hadOtherSuperadmin, isSecondPair, isSuperadmin } from './superadmins.ts';
