export { ContactsPart } from './ContactsPart.tsx';
