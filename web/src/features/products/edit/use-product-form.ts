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

/** The form of a product. Its tabs share the form, so saving on one tab saves the changes of all. */
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
