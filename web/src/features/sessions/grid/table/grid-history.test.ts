import { expect, test } from 'vitest';
import { createHistory, redo, addStep, undo } from './grid-history.ts';

test('steps are undone one by one and redone', () => {
  const done = addStep(addStep(createHistory('a'), 'b'), 'c');
  expect(undo(done).now).toBe('b');
  expect(undo(undo(done)).now).toBe('a');
  expect(undo(undo(undo(done))).now).toBe('a');
  expect(redo(redo(undo(undo(done)))).now).toBe('c');
  expect(redo(done).now).toBe('c');
});

test('a new step after an undo drops the undone steps', () => {
  const other = addStep(undo(addStep(createHistory('a'), 'b')), 'c');
  expect(redo(other).now).toBe('c');
  expect(undo(other).now).toBe('a');
});

test('an unchanged state adds no step', () => {
  const history = createHistory('a');
  expect(addStep(history, 'a')).toBe(history);
});
