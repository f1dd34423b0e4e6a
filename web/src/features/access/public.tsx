export { GeneralError } from './GeneralError.tsx';
export { LoginAgainDialog } from './login/LoginAgainDialog.tsx';
export { LoginForm } from './login/LoginForm.tsx';
export { UserAuthSessions } from './auth-sessions/UserAuthSessions.tsx';
export { useShortForm } from './use-short-form.ts';
export { RefusedLink, WelcomeFrame } from './login/WelcomeFrame.tsx';
