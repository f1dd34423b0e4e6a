import * as api from '@move/contract/products/products.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { createProduct, updateProduct } from './change-product.ts';
import { duplicateProduct } from './duplicate-product.ts';
import { findAllProducts, findApplicationProducts, findProduct, findProducts } from './products.queries.ts';
import { restoreProduct, removeProduct } from './remove-product.ts';

const listApplicationProducts = async ({
  db,
  query,
}: Pick<Call<typeof api.listApplicationProducts>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationProducts(db, query);
  return { products: rows, meta };
};

export const productRoutes = [
  route(api.listProducts, async ({ db, query, params }) => {
    const { rows, meta } = await findProducts(db, query, params.organizationId);
    return { products: rows, meta };
  }),
  route(api.listAllProducts, async ({ db, params }) => ({
    products: await findAllProducts(db, params.organizationId),
  })),
  route(api.createProduct, createProduct),
  route(api.getProduct, async ({ db, params, query }) => ({ product: await findProduct(db, { ...params, ...query }) })),
  route(api.updateProduct, updateProduct),
  route(api.updateProductLocation, updateProduct),
  route(api.removeProduct, removeProduct),
  route(api.restoreProduct, restoreProduct),
  route(api.duplicateProduct, duplicateProduct),
  route(api.listApplicationProducts, listApplicationProducts),
  route(api.listProductsOfApplication, listApplicationProducts),
];
