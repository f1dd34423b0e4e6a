import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { PictogramTile } from './PictogramTile.tsx';

test.each([
  ['a known pictogram', 'swimming', 'false'],
  ['no pictogram', null, 'true'],
  ['a pictogram that no longer exists', 'quidditch', 'true'],
])('%s has the matching colours', (_what, icon, isEmpty) => {
  expect(renderToStaticMarkup(createElement(PictogramTile, { icon }))).toContain(`data-empty="${isEmpty}"`);
});
