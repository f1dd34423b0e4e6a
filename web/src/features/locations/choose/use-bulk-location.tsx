import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { ReactNode } from 'react';
import type { Needs } from '../../../platform/session/gate.tsx';
import { useAsk } from '../../../screens/ask.tsx';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { later } from '../../../ui/later.tsx';
import type { LocationChange, LocationManyQuestion } from './LocationMany.tsx';

const LocationMany = later(() => import('./LocationMany.tsx').then((module) => module.LocationMany));

type Options = {
  label: string;
  records: LocationManyQuestion['records'];
  /** The organisation of the chosen records, whose locations are offered. With null nothing is done; the function has then shown why. */
  organizationOf: (ids: readonly number[]) => number | null;
  needs: Needs;
  /** How many spots are taken in the records that this location moves. When given, the dialog asks whether participants are mailed. */
  mailsFor?: (ids: readonly number[], locationId: number) => number;
  done?: ListBulk['done'];
  change: (id: number, change: LocationChange) => Promise<unknown>;
  invalidates?: readonly Endpoint[];
};

/** Moves the chosen records of an organisation to one of its locations. Render the second value once. */
export function useBulkLocation(options: Options): [ListBulk, ReactNode] {
  const { label, records, organizationOf, needs, mailsFor, done, change, invalidates = [] } = options;
  const [askLocation, dialog] = useAsk<LocationManyQuestion, LocationChange>(LocationMany);
  const bulk: ListBulk = {
    label,
    needs,
    ask: async (chosen) => {
      const organizationId = organizationOf(chosen);
      if (organizationId === null) return null;
      const meant = await askLocation({
        organizationId,
        count: chosen.length,
        records,
        mailsFor: mailsFor && ((locationId) => mailsFor(chosen, locationId)),
      });
      return meant && ((ids) => eachRow(ids, (id) => change(id, meant)));
    },
    ...(done && { done }),
    invalidates,
  };
  return [bulk, dialog];
}
