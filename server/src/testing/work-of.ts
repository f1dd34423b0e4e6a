/** Milliseconds that this thread works on it: whatever else a busy machine does takes nothing of them. */
export function workOf(work: () => void): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}
