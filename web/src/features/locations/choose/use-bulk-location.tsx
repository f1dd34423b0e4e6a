import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import type { ReactNode } from 'react';
import type { Needs } from '../../../platform/session/gate.tsx';
import { useMessages } from '../../../platform/texts/messages.ts';
import { useAsk } from '../../../screens/ask.tsx';
import { eachRow, type ListBulk } from '../../../screens/list/bulk/each-row.ts';
import { later } from '../../../ui/later.tsx';
import type { LocationChange, LocationManyQuestion } from './LocationMany.tsx';
import { locationManyMessages } from './location-many.messages.ts';

const LocationMany = later(() => import('./LocationMany.tsx').then((module) => module.LocationMany));

type Options = {
  organizationId: number;
  needs: Needs;
  /** Asks whether participants are mailed. */
  isMailed?: boolean;
  change: (id: number, change: LocationChange) => Promise<unknown>;
  invalidates?: readonly Endpoint[];
};

/** Moves the chosen records of an organisation to one of its locations. Render the second value once. */
export function useBulkLocation(options: Options): [ListBulk, ReactNode] {
  const { organizationId, needs, isMailed = false, change, invalidates = [] } = options;
  const t = useMessages(locationManyMessages);
  const [askLocation, dialog] = useAsk<LocationManyQuestion, LocationChange>(LocationMany);
  const bulk: ListBulk = {
    label: t.action,
    needs,
    ask: async ({ length: count }) => {
      const meant = await askLocation({ organizationId, count, isMailed });
      return meant && ((ids) => eachRow(ids, (id) => change(id, meant)));
    },
    invalidates,
  };
  return [bulk, dialog];
}
