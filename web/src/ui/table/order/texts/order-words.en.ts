import type { nl } from './order-words.nl.ts';

export const en: typeof nl = {
  help: 'Press the space bar to pick up, move with the arrow keys and press the space bar again; Escape puts it back. Alt with an arrow key moves at once.',
  move: (name) => `Move ${name}: drag, or Alt + ↑ and Alt + ↓`,
  up: (name) => `Move ${name} up`,
  down: (name) => `Move ${name} down`,
  moved: (name, position) => `${name} is now at position ${position}`,
};
