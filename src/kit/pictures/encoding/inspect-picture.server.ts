import { pictureErrors } from '../picture-errors.server.ts'
import { decoded, loadSharp } from './decode.server.ts'
import { pictureFormat } from './picture-format.server.ts'

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
