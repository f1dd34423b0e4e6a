/** Returns the milliseconds that this thread spends on the work; other processes on a busy machine don't count. */
export function workOf(work: () => void): number {
  const began = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(began);
  return (user + system) / 1_000;
}
