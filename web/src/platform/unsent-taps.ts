import { readStored, writeStored } from './stored.ts';

const KEY = 'check_in_waiting';

/** Whether attendance that was noted without a network waits on this device, whoever noted it; known without loading any of it. */
export const hasUnsentTaps = (): boolean => readStored(KEY) !== null;

export const setUnsentTaps = (isWaiting: boolean): void => writeStored(KEY, isWaiting ? '1' : null);
