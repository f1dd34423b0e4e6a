import { later } from '../../ui/later.tsx';

/** A tab of the finances of an organisation, loaded when it opens. */
export const CancellationList = later(() => import('./CancellationList.tsx').then((module) => module.CancellationList));

type Find = typeof import('./find-result.ts').findResult;

/** The address of the result per person of what was just canceled; null without one, and for who may not see it. */
export const findResult: Find = async (canceled) => (await import('./find-result.ts')).findResult(canceled);
