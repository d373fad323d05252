import { z } from 'zod/mini'
import { schemasOf } from '#kit/resource/index.ts'
import { booksOnServer, editionFields } from '#modules/catalogue/books/index.server.ts'
import { fetchPublic } from './fetch-public.server.ts'
import type { FoundBook } from './found-book.server.ts'

const maxAnswerBytes = 1_000_000

const answerSchema = z.record(
  z.string(),
  z.object({
    thumbnail_url: z.optional(z.url()),
    details: z.record(z.string(), z.unknown()),
  }),
)

const namedSchema = z.array(z.object({ name: z.string() }))
const keyedSchema = z.array(z.object({ key: z.string() }))

interface Edition {
  values: Omit<FoundBook, 'coverId'>
  coverUrl: URL | undefined
}

export async function findEdition(provider: URL, isbn: string): Promise<Edition | undefined> {
  const key = `ISBN:${isbn}`
  const url = new URL('/api/books', provider)
  url.search = new URLSearchParams({ bibkeys: key, jscmd: 'details', format: 'json' }).toString()
  const { status, body } = await fetchPublic(url, {
    accept: 'application/json',
    maxBytes: maxAnswerBytes,
    trustedOrigin: provider.origin,
  })
  if (status !== 200) throw new Error(`${url.host} answered with ${status}`)
  const found = answerSchema.parse(JSON.parse(body.toString()))[key]
  return found && { values: valuesOf(found.details), coverUrl: coverIn(found.thumbnail_url) }
}

const { shape: rules } = schemasOf(booksOnServer.resource).draft

function valuesOf(details: Record<string, unknown>): Edition['values'] {
  const { title, publisher, publishedYear, description } = editionFields(details)
  const { subtitle } = details
  const whole = typeof subtitle === 'string' ? `${String(title)}: ${subtitle}` : title
  return {
    title: accepted(rules.title, whole) ?? accepted(rules.title, title),
    author: accepted(rules.author, namesIn(details['authors'])),
    publisher: accepted(rules.publisher, publisher),
    publishedYear: accepted(rules.publishedYear, publishedYear),
    language: accepted(rules.language, languageIn(details['languages'])),
    description: accepted(rules.description, description),
  }
}

const accepted = <Value>(rule: z.ZodMiniType<Value>, value: unknown) =>
  rule.safeParse(value).data ?? null

const namesIn = (authors: unknown) =>
  namedSchema
    .safeParse(authors)
    .data?.map(({ name }) => name)
    .join(', ')

/** `[{ "key": "/languages/eng" }]` */
const languageIn = (languages: unknown) =>
  keyedSchema.safeParse(languages).data?.[0]?.key.split('/').at(-1)

/** The answer names the small picture; the large one has the same address with another letter. */
const coverIn = (thumbnail: string | undefined) =>
  thumbnail ? new URL(thumbnail.replace(/-[SM](\.\w+)$/, '-L$1')) : undefined
