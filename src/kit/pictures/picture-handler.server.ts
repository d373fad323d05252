import type { Permissions } from '#platform/access/permissions.ts'
import { requireViewer } from '#platform/api/require-viewer.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { StoredFile } from '#platform/files/file-store.ts'
import { isKnown } from '#platform/http/answer/entity-tag.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { pictureWidths } from './picture-address.ts'
import { pictureName, pictureType } from './stored-picture.server.ts'

const uuid = String.raw`[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}`
const address = new RegExp(
  String.raw`^/api/files/(?<id>${uuid})/(?<width>${pictureWidths.join('|')})\.webp$`,
)

/** An id's content never changes; only the requesting browser may cache it. */
const forEver = 'private, max-age=31536000, immutable'

/** A page shows dozens of pictures, so they don't count as calls. */
export const pictureHandler = (
  {
    files,
    ...services
  }: Pick<ApiServices, 'access' | 'accountHooks' | 'files' | 'database' | 'config'>,
  viewers: readonly Permissions[],
): RouteHandler => ({
  name: '/api/files/*',
  methods: ['GET', 'HEAD'],
  routine: true,
  matches: (path) => path.startsWith('/api/files/'),
  async handle({ request, path }) {
    await requireViewer(services, request, ...viewers)
    const { id, width } = address.exec(path)?.groups ?? {}
    if (id === undefined) throw httpErrors.unknown()

    const etag = `"${id}-${width}"`
    const { method, headers: asked } = request
    const headers = { 'cache-control': forEver, etag }
    if (isKnown(asked.get('if-none-match'), etag)) {
      return new Response(null, { status: 304, headers })
    }
    const stored = await files.read(pictureName(id, Number(width)))
    if (!stored) throw httpErrors.unknown()
    if (method === 'HEAD') await stored.body.cancel()
    return new Response(method === 'HEAD' ? null : stored.body, {
      headers: { ...headers, 'content-type': pictureType, ...lengthOf(stored) },
    })
  },
})

const lengthOf = ({ size }: StoredFile): Record<string, string> =>
  size === undefined ? {} : { 'content-length': `${size}` }
