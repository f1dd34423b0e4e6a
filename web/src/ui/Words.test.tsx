import { expect, test } from 'vitest';
import { render } from 'vitest-browser-react';
import { useToday, WordsProvider } from './Words.tsx';

const Today = () => <output>{useToday().toString()}</output>;

async function todayIn(timeZone: string) {
  const { container } = await render(
    <WordsProvider locale="nl" timeZone={timeZone}>
      <Today />
    </WordsProvider>,
  );
  return container.textContent;
}

test('today is that of the zone: at any moment the day on Kiritimati is later than that on Pago Pago', async () => {
  expect((await todayIn('Pacific/Kiritimati')) > (await todayIn('Pacific/Pago_Pago'))).toBe(true);
});
