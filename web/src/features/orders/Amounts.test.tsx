import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import { CardTotals } from '../../ui/table/CardTotals.tsx';
import { SoldText, useTotals } from './Amounts.tsx';

test('the start of a session is shown on its own line, below the name', async () => {
  await renderScreen(
    <table>
      <tbody>
        <tr>
          <td>
            <SoldText title="Banenzwemmen, vroeg, dinsdag 24 november 2026 07:00" others={2} />
            <SoldText title="Badmuts, maat 2026 XL" />
            <SoldText title="Judo, donderdag 10 december 2026 18:30" isNarrow />
          </td>
        </tr>
      </tbody>
    </table>,
  );
  await expect.element(page.getByText('Banenzwemmen, vroeg +2', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^dinsdag 24 november( 2026)? 07:00$/)).toBeVisible();
  await expect.element(page.getByText('Badmuts, maat 2026 XL', { exact: true })).toBeVisible();
  await expect.element(page.getByText(/^do 10 dec( 2026)? 18:30$/)).toBeVisible();
});

test('the totals show the fees, and refunds that buyers still have to get apart from refunds that they have', async () => {
  const totals = {
    count: 3,
    ended_count: 0,
    subtotal_price_in_cents: 3_000,
    vat_in_cents: 0,
    fee_in_cents: 350,
    total_price_in_cents: 3_000,
    open_in_cents: 0,
    refunded_in_cents: 1_500,
    failed_refund_in_cents: 700,
    to_hand_over_in_cents: 500,
  };
  const Totals = () => {
    const cells = useTotals(totals, 'number', 'fee_in_cents');
    return (
      <>
        <div>{cells?.['number']}</div>
        <div>{cells?.['total_price_in_cents']}</div>
      </>
    );
  };
  await renderScreen(<Totals />);
  // on one line, so that the row of totals has two
  await expect.element(page.getByText(/^€\s3,50 kosten · €\s10,00 terug · €\s12,00 terug te geven$/)).toBeVisible();
  await expect.element(page.getByText(/^€\s30,00$/)).toBeVisible();
});

test('on the phone the opened total shows its amount and its note once', async () => {
  const totals = { number: <>Totaal, zonder btw</>, note: 'zonder btw', total: '€ 12,50' };
  const columns = [
    { id: 'number', header: 'Nummer' },
    { id: 'total', header: 'Totaal' },
  ];
  await renderScreen(<CardTotals totals={totals} columns={columns} />);
  await page.getByText('Totaal, zonder btw').click();
  const amounts = page.getByText('€ 12,50');
  await expect.element(amounts.nth(1)).toBeVisible();
  await expect.element(amounts.nth(0)).not.toBeVisible();
  await expect.element(page.getByText('zonder btw', { exact: true })).toBeVisible();
});
