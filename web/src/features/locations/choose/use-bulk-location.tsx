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
  organizationId: number;
  needs: Needs;
  /** Asks whether participants are mailed. */
  isMailed?: boolean;
  change: (id: number, change: LocationChange) => Promise<unknown>;
  invalidates?: readonly Endpoint[];
};

/** Moves the chosen records of an organisation to one of its locations. Render the second value once. */
export function useBulkLocation(options: Options): [ListBulk, ReactNode] {
  const { label, organizationId, needs, isMailed = false, change, invalidates = [] } = options;
  const [askLocation, dialog] = useAsk<LocationManyQuestion, LocationChange>(LocationMany);
  const bulk: ListBulk = {
    label,
    needs,
    ask: async ({ length: count }) => {
      const meant = await askLocation({ organizationId, count, isMailed });
      return meant && ((ids) => eachRow(ids, (id) => change(id, meant)));
    },
    invalidates,
  };
  return [bulk, dialog];
}
