import { createHmac, randomInt } from 'node:crypto';

/** How long a code works (docs/integrations.md#app-users). The database allows five attempts per code, and five from other networks. */
export const CODE_MINUTES = 10;
export const TOKEN_DAYS = 30;
/** The prefix of the tokens of app users, which distinguishes them from tokens of the back office. */
export const PROFILE_TOKEN_PREFIX = 'mvp_';
/** The most calls in an hour. */
export const PROFILE_LIMITS = {
  codes: { address: 10, addressOfSite: 3, network: 30 },
  /**
   * Attempts with a code. A new code starts a new count. Attempts from other networks don't end a code in the network that requested it.
   */
  tries: { network: 60, addressOfNetwork: 4 },
  logouts: { network: 300 },
  /** Reads of their own bookings by an app user. */
  reads: { profile: 1_200 },
} as const;
export const HOUR = 3_600;

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

type Trying = { applicationId: number; email: string; network: string };

export const triesKey = ({ applicationId, email, network }: Trying) =>
  `profile-tries:${network}:${applicationId}:${email}`;

type Mailed = { applicationId: number; email: string; code: string };

/** A code as it is stored: a keyed hash, since the six digits of a plain hash are easily guessed. */
export const codeHash = (secret: string, { applicationId, email, code }: Mailed) =>
  createHmac('sha256', secret).update(`profile-code ${applicationId} ${email} ${code}`).digest();

/** The network as it is stored with codes and logins of an e-mail address: a keyed hash, so that no IP address is stored. */
export const networkHash = (secret: string, { applicationId, email, network }: Trying) =>
  createHmac('sha256', secret).update(`profile-network ${applicationId} ${email.toLowerCase()} ${network}`).digest();

/** The prefix of the keys of mails with a code, by which an erasure finds the mails of a platform. */
export const mailKey = (applicationId: number) => `profile-code:${applicationId}:`;
