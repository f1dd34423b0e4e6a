import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { renderScreen } from '../../testing/render-screen.tsx';
import * as formSectionStyles from './FormSection.module.css';

test('a text between the fields of a form is as wide as the form', async () => {
  await renderScreen(
    <form className={formSectionStyles.fields}>
      <p>In deze uren versturen we geen pushmeldingen; ze wachten tot erna.</p>
      <div className={formSectionStyles.span3}>van</div>
    </form>,
  );
  const text = page.getByText('In deze uren').element();
  expect(text.clientWidth).toBe(text.parentElement?.clientWidth);
  expect(page.getByText('van').element().clientWidth).toBeLessThan(text.clientWidth);
});
