import { createHmac, randomInt } from 'node:crypto';

/** docs/integrations.md#app-users; the database allows five attempts per code, and five from other networks. */
export const CODE_MINUTES = 10;
export const TOKEN_DAYS = 30;
/** Begins the tokens of app users, unlike those of users. */
export const PROFILE_TOKEN_PREFIX = 'mvp_';
/** Per hour. */
export const PROFILE_LIMITS = {
  codes: { address: 10, addressOfSite: 3, network: 30 },
  /** Attempts at codes. A new code starts a new count; those from other networks than the one that asked for it don't end it there. */
  tries: { network: 60, addressOfNetwork: 4 },
  logouts: { network: 300 },
  /** For an app user who reads their own bookings. */
  reads: { profile: 1_200 },
} as const;
export const HOUR = 3_600;

export const newCode = () => String(randomInt(1_000_000)).padStart(6, '0');

type Trying = { applicationId: number; email: string; network: string };

export const triesKey = ({ applicationId, email, network }: Trying) =>
  `profile-tries:${network}:${applicationId}:${email}`;

type Mailed = { applicationId: number; email: string; code: string };

/** A code as it is stored: with a key, since a plain hash of six digits is easily guessed. */
export const codeHash = (secret: string, { applicationId, email, code }: Mailed) =>
  createHmac('sha256', secret).update(`profile-code ${applicationId} ${email} ${code}`).digest();

/** The network as it is stored with codes and logins of an address: with a key, so that no address of a device is stored. */
export const networkHash = (secret: string, { applicationId, email, network }: Trying) =>
  createHmac('sha256', secret).update(`profile-network ${applicationId} ${email.toLowerCase()} ${network}`).digest();

/** The prefix of the keys of code mails, by which erasing finds those of a platform to an address. */
export const mailKey = (applicationId: number) => `profile-code:${applicationId}:`;
