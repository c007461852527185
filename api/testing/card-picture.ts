import sharp from 'sharp';

/** A small picture, as a photo of one side of an insurance card. */
export async function cardPicture(): Promise<File> {
  const bytes = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], 'card.png', { type: 'image/png' });
}
