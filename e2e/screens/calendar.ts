import { createLocation } from '../../contract/src/locations/locations.ts';
import { createSession, getSession } from '../../contract/src/sessions/sessions.ts';
import { expect, type Product } from '../product.ts';
import { SWIMMING_CLUB } from './demo-organizations.ts';
import { dayFromNow, makeActivity } from './plans.ts';

const STAFF = 'beheer@zwemclub.example';

/** A Wednesday at least a week ahead, so that its week has a day on both sides. */
export function wednesday(): Temporal.PlainDate {
  const day = dayFromNow(8);
  return day.add({ days: (10 - day.dayOfWeek) % 7 });
}

/** Makes two activities of this run in one hall: swimming from 10:00 to 11:00, and aquafit the next day from 12:00 to 13:00. */
export async function twoInOneHall(product: Product) {
  const api = await product.apiOf(STAFF);
  const { location } = await api(createLocation, {
    params: { organizationId: SWIMMING_CLUB },
    body: {
      name: product.ownName('Zaal'),
      street: 'Sportlaan',
      house_number: '1',
      zipcode: '3451 AB',
      city: 'Waterstad',
    },
  });
  const plan = async (kind: string, day: Temporal.PlainDate, start_time: string, end_time: string) => {
    const activity = await makeActivity(api, product.ownName(kind));
    const date = day.toString();
    const { session } = await api(createSession, {
      params: activity.params,
      body: {
        start_date: date,
        start_time,
        end_date: date,
        end_time,
        spots: 10,
        location_id: location.id,
      },
    });
    const params = { ...activity.params, sessionId: session.id };
    return { ...activity, sessionId: session.id, stored: async () => (await api(getSession, { params })).session };
  };
  const day = wednesday();
  return {
    day,
    locationId: location.id,
    swimming: await plan('Zwemmen', day, '10:00', '11:00'),
    aquafit: await plan('Aquafit', day.add({ days: 1 }), '12:00', '13:00'),
  };
}

type Point = { x: number; y: number };

/** Drags with the mouse, in steps as a hand does. */
export async function dragMouse({ page }: Product, from: Point, to: Point) {
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 6 });
  await page.mouse.move(to.x, to.y, { steps: 6 });
  await page.mouse.up();
}

/** Returns the position of an element, whatever the scroll position. */
export async function boxOf(target: ReturnType<Product['page']['locator']>) {
  const box = await target.boundingBox();
  expect(box).not.toBeNull();
  return box ?? { x: 0, y: 0, width: 0, height: 0 };
}
