type Bounds = { minutes: number; most: number };

/** Senders that failed in the last `minutes`, in the memory of this process. Above `most` senders, the oldest failure is forgotten. */
export function recentFailures({ minutes, most }: Bounds) {
  const until = new Map<string, number>();
  return {
    add(sender: string): void {
      // removed first, so that keys stay in the order of their newest failure
      until.delete(sender);
      until.set(sender, Date.now() + minutes * 60_000);
      const [oldest] = until.keys();
      if (until.size > most && oldest !== undefined) until.delete(oldest);
    },
    has: (sender: string): boolean => (until.get(sender) ?? 0) > Date.now(),
  };
}
