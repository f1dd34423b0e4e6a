export const sides = ({ width, height }: { width: number; height: number }) => `${width}x${height}`;
