import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { ReactNode } from 'react';
import type { Needs } from '../../../platform/session/gate.tsx';
import { useAsk } from '../../../screens/ask.tsx';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { lazyPart } from '../../../ui/lazy-part.tsx';
import type { LocationChange, BulkLocationRequest } from './BulkLocationDialog.tsx';

const BulkLocationDialog = lazyPart(() =>
  import('./BulkLocationDialog.tsx').then((module) => module.BulkLocationDialog),
);

type About = Pick<BulkLocationRequest, 'organizationId' | 'mailsFor'>;

type Options = {
  label: string;
  records: BulkLocationRequest['records'];
  /**
   * Returns the organisation of the chosen records, whose locations are offered, and the function that counts the mails of a change.
   * Returns null, after showing why, if the records can't be changed together.
   */
  about: (ids: readonly number[]) => About | null | Promise<About | null>;
  needs: Needs;
  disabledReason?: ListBulk['disabledReason'];
  done?: ListBulk['done'];
  change: (id: number, change: LocationChange) => Promise<unknown>;
  invalidates?: readonly Endpoint[];
};

/** The bulk action that gives the chosen records of one organisation another location. Render the dialog once. */
export function useBulkLocation(options: Options): [ListBulk, ReactNode] {
  const { label, records, about, needs, disabledReason, done, change, invalidates = [] } = options;
  const [askLocation, dialog] = useAsk<BulkLocationRequest, LocationChange>(BulkLocationDialog);
  const bulk: ListBulk = {
    label,
    needs,
    ask: async (chosen) => {
      const owner = await about(chosen);
      const meant = owner && (await askLocation({ ...owner, count: chosen.length, records }));
      return meant && ((ids) => eachRow(ids, (id) => change(id, meant)));
    },
    ...(disabledReason && { disabledReason }),
    ...(done && { done }),
    invalidates,
  };
  return [bulk, dialog];
}
