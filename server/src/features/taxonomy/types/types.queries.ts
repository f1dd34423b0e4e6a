import type * as api from '@move/contract/taxonomy/location-types.ts';
import type * as productTypesApi from '@move/contract/taxonomy/product-types.ts';
import type { Call } from '../../../platform/http/route.ts';
import { findType, findTypes, locationTypes, productTypes } from './update-type.ts';

export async function listLocationTypes({ db, query }: Call<typeof api.listLocationTypes>) {
  const { rows, meta } = await findTypes(db, locationTypes, query);
  return { location_types: rows, meta };
}

export async function getLocationType({ db, params }: Call<typeof api.getLocationType>) {
  return {
    location_type: await findType(db, locationTypes, params.locationTypeId),
  };
}

export async function listProductTypes({ db, query }: Call<typeof productTypesApi.listProductTypes>) {
  const { rows, meta } = await findTypes(db, productTypes, query);
  return { product_types: rows, meta };
}

export async function getProductType({ db, params }: Call<typeof productTypesApi.getProductType>) {
  return {
    product_type: await findType(db, productTypes, params.productTypeId),
  };
}
