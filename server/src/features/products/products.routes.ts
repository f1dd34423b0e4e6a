import * as api from '@move/contract/products/products.ts';
import { route } from '../../platform/http/route.ts';
import { createProduct } from './create-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import {
  getProduct,
  listAllProducts,
  listApplicationProducts,
  listProducts,
  listProductsOfApplication,
} from './products.queries.ts';
import { removeProduct } from './remove-product.ts';
import { restoreProduct } from './restore-product.ts';
import { updateProductLocation } from './update-product-location.ts';
import { updateProduct } from './update-product.ts';

export const productRoutes = [
  route(api.listProducts, listProducts),
  route(api.listAllProducts, listAllProducts),
  route(api.createProduct, createProduct),
  route(api.getProduct, getProduct),
  route(api.updateProduct, updateProduct),
  route(api.updateProductLocation, updateProductLocation),
  route(api.removeProduct, removeProduct),
  route(api.restoreProduct, restoreProduct),
  route(api.duplicateProduct, duplicateProduct),
  route(api.listApplicationProducts, listApplicationProducts),
  route(api.listProductsOfApplication, listProductsOfApplication),
];
