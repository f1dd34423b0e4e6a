export { GeneralError } from './GeneralError.tsx';
export { LoginAgainDialog } from './LoginAgainDialog.tsx';
export { LoginForm } from './LoginForm.tsx';
export { UserAuthSessions } from './UserAuthSessions.tsx';
export { useShortForm } from './use-short-form.ts';
export { WelcomeFrame } from './WelcomeFrame.tsx';
