import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useMessageDraft } from './use-message-draft.ts';

type Draft = ReturnType<typeof useMessageDraft>;

/** The draft after `happens` ran without a render in between. */
function after(happens: (draft: Draft) => void): Draft {
  const drawings: Draft[] = [];
  const Probe = () => {
    const draft = useMessageDraft('session', [], 'participants');
    drawings.push(draft);
    if (drawings.length === 1) happens(draft);
    return null;
  };
  renderToStaticMarkup(createElement(Probe));
  const last = drawings.at(-1);
  if (last === undefined || drawings.length < 2) throw new Error('nothing was drawn again');
  return last;
}

const cursorAt = (selectionStart: number, selectionEnd = selectionStart) =>
  ({ selectionStart, selectionEnd }) as HTMLTextAreaElement;

beforeEach(() => vi.stubGlobal('requestAnimationFrame', () => 0));
afterEach(() => vi.unstubAllGlobals());

test('both fields keep what was typed, even without a render in between', () => {
  const { texts } = after(({ change }) => {
    change('subject', 'Handdoek');
    change('body', 'Hallo');
  });
  expect(texts).toEqual({ subject: 'Handdoek', body: 'Hallo' });
});

test('a variable is inserted into the current text, not the rendered one', () => {
  const { texts } = after(({ change, insert }) => {
    change('body', 'Hallo , tot straks');
    insert('first_name', cursorAt('Hallo '.length));
  });
  expect(texts.body).toBe('Hallo {{first_name}}, tot straks');
});

test('a variable replaces the selection', () => {
  const { texts } = after(({ change, insert }) => {
    change('body', 'Hallo jij');
    insert('first_name', cursorAt('Hallo '.length, 'Hallo jij'.length));
  });
  expect(texts.body).toBe('Hallo {{first_name}}');
});

test('an error disappears only with a change of its own field', () => {
  const { errors } = after(({ isRight, change }) => {
    isRight();
    change('body', 'Hallo');
  });
  expect(Object.keys(errors)).toEqual(['subject']);
});
