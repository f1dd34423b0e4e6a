import { getProduct } from '@move/contract/products/products.ts';
import { createPurchase, exportPurchases } from '@move/contract/purchases/purchases.ts';
import { expect, test } from 'vitest';
import { asSystem } from '../../platform/database/database.ts';
import { readSheet } from '../../testing/read-sheet.ts';
import { testApp } from '../../testing/test-app.ts';
import { seedProduct } from '../products/products.seed.ts';
import { seedQuestion } from '../questions/questions.seed.ts';

const { call, appPool, tenants } = await testApp();
const { organization: organization_id } = tenants;

test('the questions of a product are answered by its buyers, and are in the sheet', async () => {
  const { productId, size, name } = await asSystem(appPool, async (db) => {
    const product_id = await seedProduct(db, { organization_id, name: 'Clubshirt' });
    const asked = { organization_id, product_id };
    const sizes = { type: 'single_select', options: ['S', 'M'] } as const;
    return {
      productId: product_id,
      size: await seedQuestion(db, { ...asked, ...sizes, title: 'Maat', required: true, position: 1 }),
      name: await seedQuestion(db, { ...asked, title: 'Naam op de rug', position: 2 }),
    };
  });
  const params = { organizationId: organization_id, productId };
  const sale = { first_name: 'Aïsha', last_name: 'Öztürk', email: 'aisha@test.example', quantity: 1 };
  const sold = (answers: object[]) =>
    call(createPurchase, { params, body: { ...sale, payment_type: 'free', answers } });
  const missing = await sold([{ question_id: name, value: 'Otto' }]);
  expect([missing.status, missing.errors]).toEqual([422, { answers: ['‘Maat’ is verplicht'] }]);
  const wrong = await sold([{ question_id: size, value: 'XL' }]);
  expect([wrong.status, Object.keys(wrong.errors)]).toEqual([422, ['answers.0.value']]);
  expect((await call(getProduct, { params })).body.product.taken).toBe(0);
  const { body } = await sold([
    { question_id: name, value: 'Otto' },
    { question_id: size, value: 'M' },
  ]);
  expect(body.purchase.answers).toMatchObject([
    { title: 'Maat', value: 'M' },
    { title: 'Naam op de rug', value: 'Otto' },
  ]);
  const { bytes } = await call(exportPurchases, { params });
  const [head = [], first = []] = readSheet(bytes);
  expect(head.slice(-2)).toEqual(['Maat', 'Naam op de rug']);
  expect(first.slice(-2)).toEqual(['M', 'Otto']);
});
