import { lazyPart } from '../../ui/lazy-part.tsx';

export const PaymentKey = lazyPart(() => import('./PaymentKey.tsx').then((module) => module.PaymentKey));
