import type { CallInput } from '@move/contract/kit/client/client.ts';
import type { Endpoint } from '@move/contract/kit/endpoint.ts';
import { useRef, useState } from 'react';
import { api } from './api.ts';
import { notifyError } from '../notify.ts';

type FileEndpoint = Endpoint & { reply: 'file' };

export type Downloading<E> = {
  /** Downloads a file under this name. Shows a notification when it fails. */
  download: (input: CallInput<E>, filename: string) => Promise<void>;
  isPending: boolean;
};

/** Downloads a file with the user's token, which a plain link can't send. A second click during a download does nothing. */
export function useDownload<E extends FileEndpoint>(endpoint: E): Downloading<E> {
  const [isPending, setPending] = useState(false);
  const isRunning = useRef(false);
  const download = async (input: CallInput<E>, filename: string) => {
    if (isRunning.current) return;
    isRunning.current = true;
    setPending(true);
    try {
      const content: unknown = await api(endpoint, input);
      if (content instanceof Blob) saveFile(new File([content], filename, { type: content.type }));
    } catch (error) {
      notifyError(error);
    } finally {
      isRunning.current = false;
      setPending(false);
    }
  };
  return { download, isPending };
}

/** Starts the browser's download of a file. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  const link = Object.assign(document.createElement('a'), { href: url, download: file.name });
  link.click();
  // after 10 seconds the browser has read the file
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
