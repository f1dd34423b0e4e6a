import {
  createProduct,
  duplicateProduct,
  getProduct,
  listAllProducts,
  listApplicationProducts,
  listProducts,
  listProductsOfApplication,
  removeProduct,
  restoreProduct,
  updateProduct,
  updateProductLocation,
} from '@move/contract/products/products.ts';
import { type Call, route } from '../../platform/http/route.ts';
import { addProduct, changeProduct } from './change-product.ts';
import { copyProduct } from './duplicate-product.ts';
import { findAllProducts, findApplicationProducts, findProduct, findProducts } from './products.queries.ts';
import { bringBackProduct, dropProduct } from './remove-product.ts';

const platformProducts = async ({ db, query }: Pick<Call<typeof listApplicationProducts>, 'db' | 'query'>) => {
  const { rows, meta } = await findApplicationProducts(db, query);
  return { products: rows, meta };
};

export const productRoutes = [
  route(listProducts, async ({ db, query, params }) => {
    const { rows, meta } = await findProducts(db, query, params.organizationId);
    return { products: rows, meta };
  }),
  route(listAllProducts, async ({ db, params }) => ({ products: await findAllProducts(db, params.organizationId) })),
  route(createProduct, addProduct),
  route(getProduct, async ({ db, params, query }) => ({ product: await findProduct(db, { ...params, ...query }) })),
  route(updateProduct, changeProduct),
  route(updateProductLocation, changeProduct),
  route(removeProduct, dropProduct),
  route(restoreProduct, bringBackProduct),
  route(duplicateProduct, copyProduct),
  route(listApplicationProducts, platformProducts),
  route(listProductsOfApplication, platformProducts),
];
