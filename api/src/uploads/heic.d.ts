declare module 'libheif-js/wasm-bundle.js' {
  interface HeifImage {
    is_primary(): boolean;
    get_width(): number;
    get_height(): number;
    /** Fills in the pixels; calls `done` with null when they cannot be decoded. */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (target: object | null) => void,
    ): void;
  }
  const libheif: { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } };
  export default libheif;
}
