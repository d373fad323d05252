import { allowing } from '#server/api/procedure.ts'
import { sentFileSchema } from './file.ts'
import { sendFile } from './send-file.server.ts'

const picture = { schema: { type: 'string', format: 'binary' } } as const

export const filesApi = {
  /** Its body is the picture itself, read here since only now it is known that they may send one. */
  create: allowing({ book: ['create', 'update'] })
    .errors({
      BROKEN_PICTURE: { status: 400, message: 'The picture is damaged or cut short' },
      PAYLOAD_TOO_LARGE: { status: 413, message: 'The picture has too many bytes' },
      TOO_MANY_PIXELS: { status: 413, message: 'The picture has too many pixels' },
      NOT_A_PICTURE: { status: 415, message: 'This is no JPEG, PNG, WebP, AVIF or GIF' },
    })
    .route({
      method: 'POST',
      path: '/files',
      successStatus: 201,
      summary: 'A picture for a book: the body is the picture, whose type its bytes tell',
      spec: (operation) => ({
        ...operation,
        requestBody: { required: true, content: { 'image/*': picture } },
      }),
    })
    .output(sentFileSchema)
    .handler(async ({ context }) =>
      sendFile(context, context.caller.user.id, await context.request.bytes()),
    ),
}
