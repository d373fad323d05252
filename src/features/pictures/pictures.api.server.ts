import { allowing } from '#server/api/procedure.ts'
import type { Permissions } from '#server/auth/people/permissions.ts'
import { spend } from '#server/auth/rates/rates.ts'
import { sentPictureSchema } from './sent-picture.ts'
import { takePicture } from './take-picture.server.ts'

const picture = { schema: { type: 'string', format: 'binary' } } as const

/** A picture comes in alone: whoever may, sends it as the body of a call. */
const taking = (wanted: Permissions, route: { path: `/${string}`; summary: string }) =>
  allowing(wanted)
    .meta({ upload: { limit: 'coverMegabytes' } })
    .errors({
      BROKEN_PICTURE: { status: 400, message: 'The picture is damaged or cut short' },
      PAYLOAD_TOO_LARGE: { status: 413, message: 'The picture has too many bytes' },
      TOO_MANY_PIXELS: { status: 413, message: 'The picture has too many pixels' },
      NOT_A_PICTURE: { status: 415, message: 'This is no JPEG, PNG, WebP, AVIF or GIF' },
    })
    .route({
      method: 'POST',
      successStatus: 201,
      ...route,
      spec: (operation) => ({
        ...operation,
        requestBody: { required: true, content: { 'image/*': picture } },
      }),
    })
    .output(sentPictureSchema)

const bytesOf = (body: ReadableStream | undefined) => new Response(body).bytes()

export const picturesApi = {
  create: taking(
    { book: ['create', 'update'] },
    {
      path: '/files',
      summary: 'A picture for a book: the body is the picture, whose type its bytes tell',
    },
  ).handler(async ({ context }) =>
    takePicture(context, context.caller.user.id, await bytesOf(context.upload?.body)),
  ),

  createLogo: taking(
    { apps: ['app'] },
    { path: '/files/logo', summary: 'The same for an organization: from anybody, but not many' },
  ).handler(async ({ context }) => {
    const { id } = context.caller.user
    const limit = context.config.limits.logosPerPersonPerHour
    await spend(context.database.orm, { key: `logos by ${id}`, limit, seconds: 3600 })
    return takePicture(context, id, await bytesOf(context.upload?.body))
  }),
}
