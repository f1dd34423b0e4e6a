import {
  getProduct,
  listAllProducts,
  listApplicationProducts,
  listProducts,
  type Product,
  updateProduct,
} from '@move/contract/products/products.ts';
import { useEditForm } from '../../../screens/edit/use-edit-form.ts';

export type ProductAddress = { organizationId: number; productId: number };

/** The one form of a product: its tabs show parts of it, so that what is typed on one is saved from any. */
export function useProductForm(params: ProductAddress) {
  return useEditForm({
    load: getProduct,
    save: updateProduct,
    params,
    invalidates: [listProducts, listAllProducts, listApplicationProducts],
  });
}

export type ProductForm = ReturnType<typeof useProductForm>;
export type ProductFields = ProductForm['fields'];
export type ProductRecord = Product;
