import { afterAll, vi } from 'vitest';

// the next file of this process begins with the globals of Node
afterAll(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  vi.useRealTimers();
});
