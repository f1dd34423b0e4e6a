import { useState } from 'react';
import { usePicture } from '../ui/people/use-picture.ts';
import { imageSource } from './api/image-source.ts';
import { applicationName, useSettings } from './state/settings.ts';
import * as look from '../ui/look/look.module.css';

/** A logo at least this many times as wide as it is high is assumed to contain the name. */
const WRITTEN_OUT = 2.5;

/** The application's logo, or the product's own mark, next to the name. A wide logo contains the name already and is shown alone. */
export function Brand({ size = 30 }: { size?: number }) {
  const settings = useSettings();
  const { src, onError } = usePicture(imageSource(settings.application?.logo, 'medium'));
  const [written, setWritten] = useState<string | null>(null);
  return (
    <>
      {src === null ? (
        <OwnMark size={size} />
      ) : (
        <img
          {...{ src, onError }}
          alt=""
          height={size}
          style={{ maxWidth: 'min(200px, 100%)', objectFit: 'contain', objectPosition: 'left' }}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setWritten(naturalWidth > WRITTEN_OUT * naturalHeight ? src : null)
          }
        />
      )}
      <span className={src !== null && written === src ? look.visuallyHidden : look.ellipsis}>
        {applicationName(settings)}
      </span>
    </>
  );
}

/** The product's own mark: the lanes of a running track. */
function OwnMark({ size }: { size: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 30 30" fill="none" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="30" height="30" rx="8" fill="var(--mv-brand-solid)" />
      <g stroke="var(--mv-brand-on-solid)" strokeWidth="3" strokeLinecap="round">
        <path d="M7 21v-4.500a8 8 0 0 1 16 0V21" />
        <path d="M12 21v-4a3 3 0 0 1 6 0v4" strokeOpacity="0.7" strokeWidth="2.400" />
      </g>
    </svg>
  );
}
