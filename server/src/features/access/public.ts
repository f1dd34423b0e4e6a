export { findUser, issueToken } from './issue-token.ts';
export { createUser, findAccount, findBearer, verifyAccount } from './accounts.ts';
export { dropRoles, giveRole, hasRole } from './roles.ts';
export { passwordLane } from './password-lane.ts';
