import { takePicture } from '#kit/pictures/index.server.ts'
import type { ApiServices } from '#platform/context/api-context.ts'
import { megabyte } from '#platform/http/request/body-limit.ts'
import { consumeRateLimit } from '#platform/rates/rate-limit.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { fetchPublic } from './fetch-public.server.ts'
import type { FoundBook } from './found-book.server.ts'
import { lookupErrors } from './lookup-errors.server.ts'
import { metadataProvider } from './lookup-variable.server.ts'
import { findEdition } from './open-library.server.ts'

type Context = Pick<ApiServices, 'config' | 'database' | 'files'>

const lookupsPerMinute = 60

export async function lookUpBook(
  context: Context,
  { userId, isbn }: { userId: string; isbn: string },
): Promise<FoundBook> {
  const address = metadataProvider.of(context.config)
  if (!address) throw lookupErrors.isOff()
  const provider = new URL(address)
  await consumeRateLimit(context.database.orm, {
    key: `lookups by ${userId}`,
    limit: lookupsPerMinute,
    seconds: 60,
  })
  const edition = await findEdition(provider, isbn).catch((err: unknown) => {
    currentRequest().log.error({ err }, 'Metadata provider unavailable')
    throw lookupErrors.providerAway()
  })
  if (!edition) throw lookupErrors.isbnUnknown()
  const { values, coverUrl } = edition
  const coverId = coverUrl ? await takeCover(context, { provider, coverUrl, userId }) : null
  return { ...values, coverId }
}

/** A picture that no book uses is swept, like one of an upload that was given up. */
async function takeCover(
  context: Context,
  { provider, coverUrl, userId }: { provider: URL; coverUrl: URL; userId: string },
): Promise<string | null> {
  const { coverMegabytes, coverMegapixels: megapixels } = context.config.limits
  try {
    const { status, body: bytes } = await fetchPublic(coverUrl, {
      accept: 'image/*',
      maxBytes: coverMegabytes * megabyte,
      trustedOrigin: provider.origin,
    })
    if (status !== 200) throw new Error(`${coverUrl.host} answered with ${status}`)
    return (await takePicture(context, { userId, bytes, megapixels })).id
  } catch (err) {
    // A book without its cover is still worth showing.
    currentRequest().log.warn({ err }, 'The cover of a looked-up book could not be taken')
    return null
  }
}
