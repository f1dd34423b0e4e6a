import type * as api from '@move/contract/products/products.ts';
import { sql } from 'kysely';
import type { Call } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import { copyLabels } from '../labels/public.ts';
import { copyQuestions } from '../questions/public.ts';
import { saveProductLinks, subjectOf } from './product-record.ts';
import { findProduct } from './products.queries.ts';

/** Copies a product into a draft with the same information and stock, without sales. `with` says what else is copied. */
export async function duplicateProduct({ db, params, body, caller }: Call<typeof api.duplicateProduct>) {
  const { productId, organizationId } = params;
  const { name, with: wanted } = body;
  const { questions = true, labels = true, contacts = true, location = true } = wanted ?? {};
  const original = await findProduct(db, params);
  const { rows } = await sql<{ id: number }>`
    insert into products (organization_id, name, product_type_id, description, sport_id, gender, level, payment_url,
      is_accessible, age_from, age_to, should_validate_age, spots, rate_id, price_open, image_id, location_id)
    select organization_id, ${name}, product_type_id, description, sport_id, gender, level, payment_url,
      is_accessible, age_from, age_to, should_validate_age, spots,
      -- an archived rate can't be chosen anew; without it the copy isn't free
      (select rates.id from rates where rates.id = rate_id and archived_at is null and rates.deleted_at is null),
      rate_id is not null or price_open,
      image_id, case when ${location}::boolean then (
        select link.location_id from location_organizations link
        where link.location_id = products.location_id and link.organization_id = products.organization_id
          and unlinked_at is null) end
    from products where id = ${original.id} returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  const { category_ids, tag_ids } = original;
  const people = contacts ? original.contacts : [];
  await saveProductLinks(db, { productId: id, organizationId }, { category_ids, tag_ids, contacts: people });
  const offer = { kind: 'product', organizationId } as const;
  if (questions) await copyQuestions(db, { from: { ...offer, id: productId }, to: { ...offer, id } });
  if (labels) await copyLabels(db, { caller, kind: 'product', from: productId, to: id, organizationId });
  const product = await findProduct(db, { productId: id, organizationId });
  const reply = { product: { ...product, changed_by: caller.user.first_name } };
  return changed(reply, { subject: subjectOf(product), after: product });
}
