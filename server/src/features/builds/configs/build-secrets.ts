import { encrypt } from '../../../platform/encryption.ts';

type Secret = string | null | undefined;

/** A secret of a draft for its column: encrypted, null to remove it, undefined to leave it. */
export function sealed(secret: Secret, appKey: string): Buffer | null | undefined {
  return typeof secret === 'string' ? encrypt(secret, { appKey, use: 'build-secret' }) : secret;
}

/** For the history, which masks a field of this name: that the secret was replaced, never what it is. */
export function withNewSecret<Part extends object>(part: Part, name: string, secret: Secret): Part {
  return typeof secret === 'string' ? { ...part, [name]: 'replaced' } : part;
}
