import type { ReactNode, Ref } from 'react';
import { later } from '../later.tsx';

export type FileDropProps = {
  /** Of the field; said with the button's own words. */
  label: string;
  /** Types and extensions that the file dialog offers, separated by commas; the rules for a file stand with `onFile`. */
  accept: string;
  onFile: (file: File) => void;
  disabled?: boolean | undefined;
  /** What the button says: “Kies een afbeelding”. */
  chooseWords?: string | undefined;
  /** Gets what opens the file dialog, for a button among the children. */
  openRef?: Ref<() => void> | undefined;
  /** Instead of the invitation. */
  children?: ReactNode;
};

/** Takes one file by drag, click, keyboard or paste, and hands it over. Every part that takes a file uses this. */
export const FileDrop = later<FileDropProps>(
  () => import('./DropZone.tsx').then((module) => module.DropZone),
  <div className="filedrop" aria-busy="true" />,
);
