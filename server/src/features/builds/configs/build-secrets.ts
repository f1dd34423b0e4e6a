import { encrypt } from '../../../platform/encryption.ts';

type Secret = string | null | undefined;
/** A name of a field whose value the history masks (`difference.ts` of platform/audit). */
type MaskedName = `${string}password` | `${string}secret`;

/** The column value of a secret in a draft: encrypted, null to remove it, undefined to keep it. */
export function encryptSecret(secret: Secret, appKey: string): Buffer | null | undefined {
  return typeof secret === 'string' ? encrypt(secret, { appKey, use: 'build-secret' }) : secret;
}

/** Adds a field for a replaced secret to the audited version, so that the change shows in the history, which masks the value. */
export function withNewSecret<Part extends object>(part: Part, name: MaskedName, secret: Secret): Part {
  return typeof secret === 'string' ? { ...part, [name]: 'replaced' } : part;
}
