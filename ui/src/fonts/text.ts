import url from '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2?url';

/** Address of the text face, for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export default url;
