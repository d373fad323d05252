import type { Sharp } from 'sharp'
import { pictureWidths } from '../picture-address.ts'
import { decoded, loadSharp } from './decode.server.ts'

export type EncodedPicture = { width: (typeof pictureWidths)[number]; bytes: Uint8Array }[]

const widest = Math.max(...pictureWidths)
/** WebP is limited to 16,383 pixels; pictures stay far below this ratio. */
const maxHeightRatio = 3

/** Encoding again removes metadata such as location and camera. */
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
  picture.resize({ width, height: width * maxHeightRatio, fit: 'inside', withoutEnlargement: true })
