// Both in one file: who opened today's list goes on to a session without a network.
export { CheckInScreen } from './CheckInScreen.tsx';
export { TodayScreen } from './TodayScreen.tsx';
