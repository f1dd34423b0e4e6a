import { z } from 'zod';

/**
 * The amount that the screen showed, of the record in the path, for calls that mark cash as paid: 409 with the new amount when it has another
 * by now.
 */
export const ShownAmount = z.object({ amount_in_cents: z.coerce.number().int().nonnegative().optional() });
