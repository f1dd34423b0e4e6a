export type Draft = { values: Record<string, unknown>; updated_at: string };
