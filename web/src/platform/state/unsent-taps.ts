import { readStored, writeStored } from './stored.ts';

const KEY = 'check_in_waiting';

/** Whether this device has taps of any user that are not sent yet. Reads one key, without loading the taps. */
export const hasUnsentTaps = (): boolean => readStored(KEY) !== null;

export const setUnsentTaps = (isWaiting: boolean): void => writeStored(KEY, isWaiting ? '1' : null);
