/**
 * How large a picture of each kind may be, and the peak memory of the process that decodes the largest one:
 * 60 MB for Node and sharp, the rest for the picture. Measured with sharp 0.35.5 and libheif-js 1.23.2 on Linux, for the costliest
 * variant of each kind.
 */
export const pictureKinds = {
  // Shrunk while it is decoded.
  jpeg: { megapixels: 120, peakMegabytes: 96 },
  // CMYK. Keeps all of its scans until the last one has arrived.
  'progressive jpeg': { megapixels: 25, peakMegabytes: 302 },
  // 10 bits per channel.
  avif: { megapixels: 12.5, peakMegabytes: 370 },
  // The photos of iPhones, decoded by WebAssembly: 8 bits per channel. With more, the largest reach the limit
  // of the process.
  heic: { megapixels: 25, peakMegabytes: 410 },
  png: { megapixels: 25, peakMegabytes: 127 },
  // 16 bits per channel, with transparency.
  'interlaced png': { megapixels: 25, peakMegabytes: 306 },
  webp: { megapixels: 25, peakMegabytes: 115 },
  gif: { megapixels: 25, peakMegabytes: 206 },
  // In tiles of 16 million pixels.
  tiff: { megapixels: 25, peakMegabytes: 217 },
} as const;
