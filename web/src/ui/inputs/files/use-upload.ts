import { useRef, useState } from 'react';

export type UploadTask = {
  /** Aborted when the user cancels the upload. */
  signal: AbortSignal;
  /** Called with the file that is sent, to show it during the upload. */
  onStart: (file: Blob) => void;
  onProgress: (percentage: number) => void;
};

/** Sends a file and changes the value; an error is added to the field's errors. Rejects when it was cancelled. */
export type Upload = (file: File, task: UploadTask) => Promise<void>;

/** An upload under way; `preview` is null while the image is prepared. */
export type Uploading = { name: string; preview: string | null; percentage: number };

/** One upload at a time: choosing another file aborts it. It continues when the field is unmounted, e.g. when the user changes tabs. */
export function useUpload(upload: Upload, onSettled: () => void) {
  const [uploading, setUploading] = useState<Uploading | null>(null);
  const [hasBegun, setBegun] = useState(false);
  const running = useRef<AbortController | null>(null);

  const start = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const isCurrent = () => running.current === controller;
    let preview: string | null = null;
    const change = (part: Partial<Uploading>) =>
      isCurrent() && setUploading((before) => (before === null ? null : { ...before, ...part }));
    setUploading({ name: file.name, preview, percentage: 0 });
    setBegun(true);
    try {
      await upload(file, {
        signal: controller.signal,
        onStart: (sent) => {
          preview = URL.createObjectURL(sent);
          change({ preview });
        },
        onProgress: (percentage) => change({ percentage }),
      });
    } catch (error) {
      if (!controller.signal.aborted) throw error;
    } finally {
      if (isCurrent()) {
        running.current = null;
        onSettled();
        setUploading(null);
      }
      if (preview !== null) URL.revokeObjectURL(preview);
    }
  };
  const cancel = () => running.current?.abort();
  return { uploading, hasBegun, start, cancel };
}
