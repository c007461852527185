declare module 'virtual:deferred/*' {
  /** Address of the file, for `<script type="module" src>`. */
  const src: string;
  export default src;
}
