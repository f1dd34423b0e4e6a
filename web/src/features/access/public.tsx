export { GeneralError } from './GeneralError.tsx';
export { LoginAgainDialog } from './LoginAgainDialog.tsx';
export { LoginForm } from './LoginForm.tsx';
export { useShortForm } from './use-short-form.ts';
export { WelcomeFrame } from './WelcomeFrame.tsx';
