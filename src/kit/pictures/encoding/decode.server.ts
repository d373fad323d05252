import { pictureErrors } from '../picture-errors.server.ts'

let loading: ReturnType<typeof load> | undefined

/** Loaded with the first picture, since many processes never see one. */
export const loadSharp = () => (loading ??= load())

/** Every loader but those of the accepted formats is off. */
async function load() {
  const { default: sharp } = await import('sharp')
  const accepted = ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif']
  sharp.block({ operation: ['VipsForeignLoad'] })
  sharp.unblock({ operation: accepted.map((format) => `VipsForeignLoad${format}Buffer`) })
  sharp.cache(false)
  return sharp
}

/** Reports what can't be read as the fault of the picture. */
export async function decoded<Result>(read: () => Promise<Result>): Promise<Result> {
  try {
    return await read()
  } catch (cause) {
    throw Object.assign(pictureErrors.brokenPicture(), { cause })
  }
}
