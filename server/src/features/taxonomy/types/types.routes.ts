import * as api from '@move/contract/taxonomy/location-types.ts';
import * as productTypesApi from '@move/contract/taxonomy/product-types.ts';
import { route } from '../../../platform/http/route.ts';
import { createLocationType } from './create-location-type.ts';
import { createProductType } from './create-product-type.ts';
import { removeLocationType } from './remove-location-type.ts';
import { removeProductType } from './remove-product-type.ts';
import { getLocationType, getProductType, listLocationTypes, listProductTypes } from './types.queries.ts';
import { updateLocationType } from './update-location-type.ts';
import { updateProductType } from './update-product-type.ts';

export const typeRoutes = [
  route(api.listLocationTypes, listLocationTypes),
  route(api.getLocationType, getLocationType),
  route(api.createLocationType, createLocationType),
  route(api.updateLocationType, updateLocationType),
  route(api.removeLocationType, removeLocationType),

  route(productTypesApi.listProductTypes, listProductTypes),
  route(productTypesApi.getProductType, getProductType),
  route(productTypesApi.createProductType, createProductType),
  route(productTypesApi.updateProductType, updateProductType),
  route(productTypesApi.removeProductType, removeProductType),
];
