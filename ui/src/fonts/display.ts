import url from '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2?url';

/** Address of the display face, for `<link rel="preload" as="font" type="font/woff2" crossOrigin="anonymous">`. */
export default url;
