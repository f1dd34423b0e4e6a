export { BellFace } from './BellFace.tsx';
