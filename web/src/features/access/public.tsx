export { LoginAgainDialog } from './LoginAgainDialog.tsx';
