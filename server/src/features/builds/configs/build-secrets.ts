import { encrypt } from '../../../platform/encryption.ts';

type Secret = string | null | undefined;

/** The column value of a secret in a draft: encrypted, null to remove it, undefined to keep it. */
export function encryptSecret(secret: Secret, appKey: string): Buffer | null | undefined {
  return typeof secret === 'string' ? encrypt(secret, { appKey, use: 'build-secret' }) : secret;
}

/** Marks in the history that a secret was replaced; a field of this name is masked. */
export function withNewSecret<Part extends object>(part: Part, name: string, secret: Secret): Part {
  return typeof secret === 'string' ? { ...part, [name]: 'replaced' } : part;
}
