import * as api from '@move/contract/taxonomy/location-types.ts';
import * as productTypesApi from '@move/contract/taxonomy/product-types.ts';
import { route } from '../../platform/http/route.ts';
import { changed } from '../../platform/http/written.ts';
import {
  addType,
  changeType,
  dropType,
  findType,
  findTypes,
  locationTypes,
  productTypes,
  subjectOfType,
} from './change-type.ts';

const ofLocation = (type: Parameters<typeof subjectOfType>[1]) => subjectOfType(locationTypes, type);
const ofProduct = (type: Parameters<typeof subjectOfType>[1]) => subjectOfType(productTypes, type);

export const typeRoutes = [
  route(api.listLocationTypes, async ({ db, query }) => {
    const { rows, meta } = await findTypes(db, locationTypes, query);
    return { location_types: rows, meta };
  }),
  route(api.getLocationType, async ({ db, params }) => ({
    location_type: await findType(db, locationTypes, params.locationTypeId),
  })),
  route(api.createLocationType, async ({ db, body }) => {
    const { updated_at: _, ...draft } = body;
    const after = await addType(db, locationTypes, draft);
    return changed({ location_type: after }, { subject: ofLocation(after), after });
  }),
  route(api.updateLocationType, async ({ db, body: { updated_at, ...draft }, params }) => {
    const change = { id: params.locationTypeId, draft, version: updated_at };
    const { before, after } = await changeType(db, locationTypes, change);
    return changed({ location_type: after }, { subject: ofLocation(after), before, after });
  }),
  route(api.removeLocationType, async ({ db, params }) => {
    const before = await dropType(db, locationTypes, params.locationTypeId);
    return changed(undefined, { subject: ofLocation(before), before });
  }),

  route(productTypesApi.listProductTypes, async ({ db, query }) => {
    const { rows, meta } = await findTypes(db, productTypes, query);
    return { product_types: rows, meta };
  }),
  route(productTypesApi.getProductType, async ({ db, params }) => ({
    product_type: await findType(db, productTypes, params.productTypeId),
  })),
  route(productTypesApi.createProductType, async ({ db, body }) => {
    const { updated_at: _, ...draft } = body;
    const after = await addType(db, productTypes, draft);
    return changed({ product_type: after }, { subject: ofProduct(after), after });
  }),
  route(productTypesApi.updateProductType, async ({ db, body: { updated_at, ...draft }, params }) => {
    const change = { id: params.productTypeId, draft, version: updated_at };
    const { before, after } = await changeType(db, productTypes, change);
    return changed({ product_type: after }, { subject: ofProduct(after), before, after });
  }),
  route(productTypesApi.removeProductType, async ({ db, params }) => {
    const before = await dropType(db, productTypes, params.productTypeId);
    return changed(undefined, { subject: ofProduct(before), before });
  }),
];
