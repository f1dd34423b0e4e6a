import { readStored, writeStored } from './stored.ts';

const KEY = 'check_in_waiting';

/** Whether check-ins made without a network are still unsent on this device, by any user; known without loading them. */
export const hasUnsentTaps = (): boolean => readStored(KEY) !== null;

export const setUnsentTaps = (isWaiting: boolean): void => writeStored(KEY, isWaiting ? '1' : null);
