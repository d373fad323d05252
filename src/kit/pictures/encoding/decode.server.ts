import { pictureErrors } from '../picture-errors.server.ts'

let loading: ReturnType<typeof load> | undefined

/** Lazy, since many processes never handle a picture. */
export const loadSharp = () => (loading ??= load())

/** Disables every loader except those of the accepted formats. */
async function load() {
  const { default: sharp } = await import('sharp')
  const accepted = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: accepted.map((format) => `VipsForeignLoad${format}Buffer`) })
  sharp.cache(false)
  return sharp
}

export async function decoded<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw Object.assign(pictureErrors.brokenPicture(), { cause })
  }
}
