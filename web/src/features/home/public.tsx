export { NoAccess } from './NoAccess.tsx';
