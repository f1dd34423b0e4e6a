import type { DeviceKind } from '@move/domain/notifications/device.ts';

/** A device of an app user: the token of an app, or the subscription of a browser. */
export type PushDevice = {
  id: number;
  kind: DeviceKind;
  address: string;
  p256dh: string | null;
  auth: string | null;
};

export type PushMessage = {
  title: string;
  contents: string;
  /** A device shows one message of each tag, so a second attempt replaces the first. */
  tag: string;
  notificationId: number;
};

/**
 * The reply of a push service. `gone`: the device must be removed. `refused`: another attempt would be refused too. `busy`: not accepted,
 * to be tried again; `isPaused` when the service asks to pause all messages. `timeout`: whether the message was delivered is unknown.
 */
export type PushOutcome =
  | { result: 'sent' | 'gone' | 'timeout' | 'unsupported' }
  | { result: 'refused'; detail: string }
  | { result: 'busy'; retryAfterSeconds: number | null; isPaused: boolean };

export type PushDriver = {
  /** Nothing leaves this process, so that a message and its record are one transaction. */
  isLocal: boolean;
  send: (device: PushDevice, message: PushMessage) => Promise<PushOutcome>;
};

export const PUSH_TIMEOUT_MS = 10_000;
/** How long a push service keeps a message for a device that is off. */
export const PUSH_TTL_SECONDS = 24 * 3_600;
/** The longest wait of a push service that is followed. */
const WAIT_SECONDS_MAX = 3_600;

/** Returns the seconds to wait by a Retry-After header, which has a number or a date. */
export function retryAfterSeconds(header: string | null | undefined, now = Date.now()): number | null {
  if (header === null || header === undefined || header.trim() === '') return null;
  const seconds = /^\d+$/.test(header.trim()) ? Number(header) : (Date.parse(header) - now) / 1_000;
  return Number.isFinite(seconds) ? Math.min(Math.max(Math.ceil(seconds), 1), WAIT_SECONDS_MAX) : null;
}

/** The outcome of a status that means the same at every service. */
export function outcomeOf(status: number, retryAfter: string | null | undefined, detail: string): PushOutcome {
  if (status >= 200 && status < 300) return { result: 'sent' };
  if (status === 404 || status === 410) return { result: 'gone' };
  if (status === 429 || status >= 500)
    return {
      result: 'busy',
      retryAfterSeconds: retryAfterSeconds(retryAfter),
      isPaused: status === 429 || retryAfterSeconds(retryAfter) !== null,
    };
  return { result: 'refused', detail: `${status} ${detail}`.slice(0, 300) };
}
