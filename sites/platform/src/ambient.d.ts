import '@remix-run/node';

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true;
  }
}

declare module 'virtual:deferred/*' {
  /** Address of the file, for `<script type="module" src>`. */
  const src: string;
  export default src;
}
