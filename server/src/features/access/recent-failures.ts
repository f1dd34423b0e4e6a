type Bounds = { minutes: number; most: number };

/** Who failed lately, in the memory of this process: at most so many, of whom the longest ago is forgotten first. */
export function recentFailures({ minutes, most }: Bounds) {
  const until = new Map<string, number>();
  return {
    add(sender: string): void {
      // the newest stands last
      until.delete(sender);
      until.set(sender, Date.now() + minutes * 60_000);
      const [oldest] = until.keys();
      if (until.size > most && oldest !== undefined) until.delete(oldest);
    },
    has: (sender: string): boolean => (until.get(sender) ?? 0) > Date.now(),
  };
}
