import { later } from '../../ui/later.tsx';

/** A tab of the finances of an organisation, loaded when it opens. */
export const CancellationList = later(() => import('./CancellationList.tsx').then((module) => module.CancellationList));
