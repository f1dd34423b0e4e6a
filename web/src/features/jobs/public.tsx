export { BellButton } from './BellButton.tsx';
