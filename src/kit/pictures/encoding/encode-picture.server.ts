import type { Sharp } from 'sharp'
import { pictureWidths } from '../picture-address.ts'
import { decoded, loadSharp } from './decode.server.ts'

export type EncodedPicture = { width: (typeof pictureWidths)[number]; bytes: Uint8Array }[]

const widest = Math.max(...pictureWidths)
/** The maximum ratio of height to width, above any cover or logo; WebP is limited to 16,383 pixels. */
const longest = 3

/** Re-encodes in every displayed size, as WebP in sRGB, which removes metadata such as location and camera. */
export async function encodePicture(
  bytes: Uint8Array,
  limitInputPixels: number,
): Promise<EncodedPicture> {
  const sharp = await loadSharp()
  const plain = await decoded(() =>
    fit(sharp(bytes, { failOn: 'error', limitInputPixels }).autoOrient(), widest)
      .raw()
      .toBuffer({ resolveWithObject: true }),
  )
  const sizes = pictureWidths.map(async (width) => ({
    width,
    bytes: await fit(sharp(plain.data, { raw: plain.info }), width)
      .webp({ quality: 80 })
      .toBuffer(),
  }))
  return Promise.all(sizes)
}

const fit = (picture: Sharp, width: number) =>
  picture.resize({ width, height: width * longest, fit: 'inside', withoutEnlargement: true })
