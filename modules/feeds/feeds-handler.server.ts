import { parse } from 'cookie-es'
import { acceptedLanguages, detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_COOKIE, LANGUAGE_QUERY } from '#i18n/language-memory.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { authorise, type Permissions } from '#platform/access/permissions.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import { answerHead } from '#platform/http/answer/answer-head.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { countAnonymousCall } from '#platform/rates/anonymous-calls.ts'
import { countCall } from '#platform/rates/call-rate.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { feedFormats } from './feed-address.ts'
import { feedAnswer } from './feed-answer.server.ts'
import type { FeedServices, FeedSource } from './feed.server.ts'

const prefix = '/api/feeds/'
const address = /^(?:\/(?<token>[\w-]{1,100}))?\.(?<ending>[a-z]+)$/

/** The feed of a source in all formats, at `/api/feeds/` and its name. */
export const feedHandler = (services: FeedServices, source: FeedSource): RouteHandler => ({
  name: `${prefix}${source.name}*`,
  methods: ['GET', 'HEAD'],
  hidesPath: true,
  matches: (path) => path.startsWith(prefix + source.name) && /^[/.]|^$/.test(restOf(source, path)),
  handle({ request, path }) {
    const asked = findFeed(source, path)
    const answer = ({ url, headers }: Request) => answerFeed(services, asked, { url, headers })
    return request.method === 'HEAD' ? answerHead(request, answer) : answer(request)
  },
})

type Asked = ReturnType<typeof findFeed>

const restOf = ({ name }: FeedSource, path: string) => path.slice(prefix.length + name.length)

function findFeed(source: FeedSource, path: string) {
  const { token = '', ending } = address.exec(restOf(source, path))?.groups ?? {}
  const format = feedFormats.find((one) => one === ending)
  if (!format || (token === '') === (source.permissions === null)) {
    throw httpErrors.unknown()
  }
  return { source, format, token }
}

type Sent = Pick<Request, 'url' | 'headers'>

async function answerFeed(
  services: FeedServices,
  { source, format, token }: Asked,
  { url, headers }: Sent,
): Promise<Response> {
  const { name, permissions } = source
  currentRequest().route = `${prefix}${name}${permissions ? '' : '/$token'}.${format}`
  if (permissions) await requireCaller(services, headers, permissions)
  const { [LANGUAGE_QUERY]: wanted, ...params } = Object.fromEntries(new URL(url).searchParams)
  const language = detectLanguage([
    wanted,
    parse(headers.get('cookie') ?? '')[LANGUAGE_COOKIE],
    ...acceptedLanguages(headers.get('accept-language')),
  ])
  const { config, database } = services
  const feed = await source.read({ config, database, token, language, params })
  return feedAnswer({ url, headers }, feed, { format, language })
}

/** A reader that polls does not keep the session from its idle end. */
async function requireCaller(services: FeedServices, headers: Headers, permissions: Permissions) {
  const { access, config, database } = services
  const caller = await access.callerLookup(services, headers)()
  if (!caller) {
    await countAnonymousCall(services)
    throw accessErrors.notAuthorized()
  }
  const person = (caller.impersonatedBy ?? caller.user).id
  await countCall(database, { session: caller.session.id, person }, config.limits)
  authorise(caller.permissions, permissions)
}
