import { later } from '../../ui/later.tsx';

export const PaymentKey = later(() => import('./PaymentKey.tsx').then((module) => module.PaymentKey));
