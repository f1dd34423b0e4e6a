export { eraseTyped } from './erase-typed.ts';
