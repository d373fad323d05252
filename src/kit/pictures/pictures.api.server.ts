import type { Route } from '@orpc/contract'
import type { Caller } from '#platform/access/caller.ts'
import type { Permissions } from '#platform/access/permissions.ts'
import { errorMap } from '#platform/api/error-map.ts'
import { byAnyKey, requirePermission } from '#platform/api/procedure.ts'
import type { ApiContext } from '#platform/context/api-context.ts'
import type { ApiMeta } from '#platform/context/upload.ts'
import { consumeRateLimit } from '#platform/rates/rate-limit.ts'
import { nameSchemas } from '#platform/schemas/named-schemas.ts'
import { pictureErrors } from './picture-errors.server.ts'
import { sentPictureSchema } from './sent-picture.ts'
import { takePicture } from './take-picture.server.ts'

nameSchemas({ Picture: sentPictureSchema })

const picture = { schema: { type: 'string', format: 'binary' } } as const

/** The body of a call of `procedure` is a picture. */
export const pictureUpload = (
  procedure: ReturnType<typeof requirePermission>,
  route: Pick<Route, 'path' | 'summary' | 'description'>,
  meta: Pick<ApiMeta, 'whileImpersonating' | 'anyOf'> = {},
) =>
  procedure
    .meta({ upload: { megabytes: ({ limits }) => limits.coverMegabytes }, ...meta })
    .errors({
      ...errorMap(pictureErrors.brokenPicture(), pictureErrors.notAPicture()),
      PAYLOAD_TOO_LARGE: { status: 413, message: 'The picture is too large' },
      TOO_MANY_PIXELS: { status: 413, message: 'The picture has too many pixels' },
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

const bytesOf = (body: ReadableStream | undefined) => new Response(body).bytes()

/** Only users send logos where keys have no permission for it. */
const byLogoScopes = (scopes: readonly Permissions[]) =>
  scopes.length > 0
    ? byAnyKey({ apps: ['app'] }, ...scopes)
    : requirePermission({ apps: ['app'] }).meta({ byKey: 'refused' })

/** `logoScopes` are the permissions of keys that may send logos, one of them each. */
export const picturesApi = (
  uploaders: readonly Permissions[],
  logoScopes: readonly Permissions[],
) => ({
  create: pictureUpload(
    byAnyKey({ apps: ['manager'] }),
    {
      path: '/files',
      summary: 'Upload a cover',
      description:
        'The body is the picture. Its type is read from its bytes: JPEG, PNG, WebP, AVIF or GIF.',
    },
    { anyOf: uploaders },
  )
    .output(sentPictureSchema)
    .handler(async ({ context }) =>
      takePicture(context, {
        userId: context.caller.user.id,
        bytes: await bytesOf(context.upload?.body),
        megapixels: context.config.limits.coverMegapixels,
      }),
    ),

  createLogo: pictureUpload(
    byLogoScopes(logoScopes),
    {
      path: '/files/logo',
      summary: 'Upload a logo',
      description:
        'The body is the picture, as for a cover. The number per user and hour is limited.',
    },
    { whileImpersonating: 'allowed' },
  )
    .output(sentPictureSchema)
    .handler(async ({ context }) => takeOwnPicture(context, 'logos')),
})

/** The number per user and hour is limited. */
export async function takeOwnPicture(
  context: Pick<ApiContext, 'config' | 'database' | 'files' | 'upload'> & { caller: Caller },
  kind: 'logos' | 'portraits',
) {
  const userId = context.caller.user.id
  const { logosPerPersonPerHour: limit, logoMegapixels: megapixels } = context.config.limits
  await consumeRateLimit(context.database.orm, {
    key: `${kind} by ${userId}`,
    limit,
    seconds: 3600,
  })
  return takePicture(context, { userId, bytes: await bytesOf(context.upload?.body), megapixels })
}
