import type { Sharp } from 'sharp'
import type { Limits } from '#server/config/limits.ts'
import { inTurn } from '#server/jobs/in-turn.ts'
import { pictureWidths } from '../picture-address.ts'
import { refuse } from '../refusals.server.ts'
import { isPicture } from './is-picture.server.ts'

export type EncodedPicture = {
  /** As it was sent, the right way up. */
  width: number
  height: number
  sizes: { width: (typeof pictureWidths)[number]; bytes: Uint8Array }[]
}

const widest = Math.max(...pictureWidths)
/** Longer than any cover or logo; WebP knows no picture of more than 16,383 pixels. */
const longest = 3

/** Half of the threads that Node has for such work: a big picture keeps nobody from files and names. */
const withPatience = inTurn(2)

/**
 * The picture in the sizes that are shown, as WebP in sRGB. Nothing else of it is left: no place, no camera, no profile,
 * no bytes that only looked like a picture.
 */
export async function encodePicture(
  bytes: Uint8Array,
  { coverMegapixels }: Pick<Limits, 'coverMegapixels'>,
): Promise<EncodedPicture> {
  if (!isPicture(bytes)) throw refuse.notAPicture()
  return withPatience(async () => {
    const sharp = await (loading ??= loadSharp())
    const limitInputPixels = coverMegapixels * 1e6
    const { width, height } = await decoded(() => sizeOf(sharp(bytes, { limitInputPixels: false })))
    if (width * height > limitInputPixels) throw refuse.tooManyPixels(coverMegapixels)
    const plain = await decoded(() =>
      fit(sharp(bytes, { failOn: 'error', limitInputPixels }).autoOrient(), widest)
        .raw()
        .toBuffer({ resolveWithObject: true }),
    )
    const sizes = pictureWidths.map(async (to) => ({
      width: to,
      bytes: await fit(sharp(plain.data, { raw: plain.info }), to)
        .webp({ quality: 80 })
        .toBuffer(),
    }))
    return { width, height, sizes: await Promise.all(sizes) }
  })
}

let loading: ReturnType<typeof loadSharp> | undefined

/** With the first picture, since many a process never sees one. It reads what is taken here, and nothing else. */
async function loadSharp() {
  const { default: sharp } = await import('sharp')
  const taken = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: taken.map((kind) => `VipsForeignLoad${kind}Buffer`) })
  sharp.cache(false)
  return sharp
}

/** From its header alone. */
async function sizeOf(picture: Sharp) {
  const { autoOrient } = await picture.metadata()
  return autoOrient
}

const fit = (picture: Sharp, width: number) =>
  picture.resize({ width, height: width * longest, fit: 'inside', withoutEnlargement: true })

/** What cannot be read is the fault of the picture. */
async function decoded<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw Object.assign(refuse.brokenPicture(), { cause })
  }
}
