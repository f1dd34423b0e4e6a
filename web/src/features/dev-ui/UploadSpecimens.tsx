import { useState } from 'react';
import { FileDrop } from '../../ui/inputs/files/FileDrop.tsx';
import { ImageInput, type ImageShape, type ShownImage } from '../../ui/inputs/files/ImageInput.tsx';
import type { Upload } from '../../ui/inputs/files/use-upload.ts';
import { FieldSpan, FormSection } from '../../ui/page/FormSection.tsx';
import * as look from '../../ui/look/look.module.css';

/** Lanes of a pool, drawn here, so that the kit shows no third-party pictures. */
const POOL = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 275"><rect width="500" height="275" fill="#7fc4d4"/><rect width="500" height="55" fill="#d9ecf1"/><g stroke="#fff" stroke-width="5" stroke-dasharray="22 14"><path d="M60 60L0 275M160 60L120 275M250 60v215M340 60l40 215M440 60l60 215"/></g></svg>',
)}`;
const picture: ShownImage = { src: POOL, name: 'waterlelie-baan3.jpg', size: 421_888, width: 1600, height: 900 };
const never: Upload = () => new Promise(() => {});

/** Reports progress like a slow connection, until it is done or cancelled. */
function slowly(onThere: (image: ShownImage) => void): Upload {
  return async (file, { signal, onStart, onProgress }) => {
    onStart(file);
    for (let percentage = 0; percentage <= 100; percentage += 4) {
      signal.throwIfAborted();
      onProgress(percentage);
      await new Promise((resolve) => setTimeout(resolve, 90));
    }
    onThere({ src: URL.createObjectURL(file), name: file.name, size: file.size, width: null, height: null });
  };
}

type TryProps = { label: string; description?: string; start?: ShownImage | null; shape?: ImageShape; error?: string };

function Try({ label, start = null, ...props }: TryProps) {
  const [image, setImage] = useState(start);
  return <ImageInput {...props} label={label} value={image} onChange={setImage} upload={slowly(setImage)} />;
}

function PlainFile() {
  const [name, setName] = useState<string | null>(null);
  return (
    <>
      <FileDrop label="Ledenlijst" accept=".csv,text/csv" onFile={(file) => setName(file.name)} />
      {name !== null && <p className={`${look.small} ${look.muted}`}>{name}</p>}
    </>
  );
}

/** The upload field in its states and shapes. */
export function UploadSpecimens() {
  const hint = 'Jpg of png, minimaal 500x250 pixels, maximaal 2 MB.';
  return (
    <FormSection title="Bestanden" description="Slepen, kiezen, plakken of met het toetsenbord.">
      <FieldSpan columns={6}>
        <Try label="Afbeelding" description={hint} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <Try label="Omslag" description={hint} start={picture} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <Try label="Header" description={hint} error="Header moet minimaal 500x250 pixels zijn" />
      </FieldSpan>
      <FieldSpan columns={3}>
        <Try label="Logo" shape="square" start={picture} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <Try label="Profielfoto" shape="round" start={picture} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <Try label="Logo van het platform" shape="strip" start={picture} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <ImageInput label="Alleen lezen" shape="square" readOnly value={picture} onChange={() => {}} upload={never} />
      </FieldSpan>
      <FieldSpan columns={3}>
        <ImageInput label="Uitgezet" disabled value={null} onChange={() => {}} upload={never} />
      </FieldSpan>
      <FieldSpan columns={6}>
        <PlainFile />
      </FieldSpan>
    </FormSection>
  );
}
