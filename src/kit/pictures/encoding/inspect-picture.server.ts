import { pictureErrors } from '../picture-errors.server.ts'
import { decoded, loadSharp } from './decode.server.ts'

/** The header is enough to reject a picture before anything is decoded. */
export async function inspectPicture(bytes: Uint8Array, megapixels: number) {
  const format = pictureFormat(bytes)
  if (!format) throw pictureErrors.notAPicture()
  const sharp = await loadSharp()
  const { autoOrient: size } = await decoded(() =>
    sharp(bytes, { limitInputPixels: false }).metadata(),
  )
  const most = Math.min(megapixels, format.megapixels)
  if (size.width * size.height > most * 1e6) throw pictureErrors.tooManyPixels(most)
  return { width: size.width, height: size.height }
}

/** Formats that are expensive to decode have a pixel limit (decision 0016). */
const formats = [
  { signature: /^\xFF\xD8\xFF/, megapixels: Infinity }, // JPEG
  { signature: /^\x89PNG\r\n[^]\n/, megapixels: Infinity },
  { signature: /^RIFF[^]{4}WEBP/, megapixels: Infinity },
  { signature: /^[^]{4}ftyp([^]{4})*?avi[fs]/, megapixels: 16 },
  { signature: /^GIF8[79]a/, megapixels: 16 },
]

/** The brands of an AVIF are in its first box, which is short. */
const signatureBytes = 64

function pictureFormat(bytes: Uint8Array) {
  const beginning = Buffer.from(bytes.subarray(0, signatureBytes)).toString('latin1')
  return formats.find(({ signature }) => signature.test(beginning))
}
