import { listOrganizationChoices, type OrganizationChoice } from '@move/contract/organizations/organization-choices.ts';
import { useEffect, useState } from 'react';
import { useRead } from '../../../platform/api/reads.ts';

const DEBOUNCE_MS = 500;
export const PER_PAGE = 5;

export type OrganizationSearch = {
  text: string;
  setText: (text: string) => void;
  page: number;
  setPage: (page: number) => void;
  pages: number;
  total: number | null;
  rows: readonly OrganizationChoice[];
  isBusy: boolean;
  hasFailed: boolean;
  retry: () => void;
};

/** Searches organisations, debounced, five at a time. */
export function useOrganizationSearch(): OrganizationSearch {
  const [text, setText] = useState('');
  const [asked, setAsked] = useState({ search: '', page: 1 });
  const wanted = text.trim();
  useEffect(() => {
    if (wanted === asked.search) return undefined;
    const timer = window.setTimeout(() => setAsked({ search: wanted, page: 1 }), DEBOUNCE_MS);
    return () => window.clearTimeout(timer);
  }, [wanted, asked.search]);
  const { data, isFetching, isError, refetch } = useRead(
    listOrganizationChoices,
    { query: { ...asked, itemsPerPage: PER_PAGE } },
    { keepsPrevious: true, showsErrors: true },
  );
  const total = data?.meta.pagination.total ?? null;
  return {
    text,
    setText,
    page: asked.page,
    setPage: (page) => setAsked({ ...asked, page }),
    pages: Math.max(1, Math.ceil((total ?? 0) / PER_PAGE)),
    total,
    rows: isError ? [] : (data?.organizations ?? []),
    isBusy: isFetching || wanted !== asked.search,
    hasFailed: isError,
    retry: () => void refetch(),
  };
}
