import 'react';

declare module 'react' {
  // Custom properties in style objects: <span style={{ '--tile-hue': 150 }}>
  interface CSSProperties {
    [property: `--${string}`]: string | number | undefined;
  }
}
