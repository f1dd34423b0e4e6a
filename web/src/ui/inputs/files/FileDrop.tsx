import type { ReactNode, Ref } from 'react';
import { lazyPart } from '../../lazy-part.tsx';

export type FileDropProps = {
  /** The field's label, announced together with the button's text. */
  label: string;
  /** Types and extensions that the file dialog offers, separated by commas; `onFile` checks the file. */
  accept: string;
  onFile: (file: File) => void;
  disabled?: boolean | undefined;
  /** The text of the button: “Kies een afbeelding”. */
  chooseWords?: string | undefined;
  /** Receives a function that opens the file dialog, for a button among the children. */
  openRef?: Ref<() => void> | undefined;
  /** Shown instead of the invitation to choose a file. */
  children?: ReactNode;
};

/** Takes one file by drag, click, keyboard or paste, and passes it on. All file inputs use it. */
export const FileDrop = lazyPart<FileDropProps>(
  () => import('./DropZone.tsx').then((module) => module.DropZone),
  <div aria-busy="true" />,
);
