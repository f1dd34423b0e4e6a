import { imageSource } from './image-source.ts';

/** The application's logo, else our own mark: the lanes of a track. Silent; the name stands beside it. */
export function BrandMark({ logo, size = 30 }: { logo: string | null; size?: number }) {
  if (logo !== null)
    return (
      <img
        src={imageSource(logo, 'thumbnail') ?? undefined}
        alt=""
        height={size}
        style={{ maxWidth: size * 4, objectFit: 'contain' }}
      />
    );
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
