import { z } from 'zod/mini'
import type { LiveSource } from '#kit/features/index.server.ts'
import { accessErrors } from '#platform/access/access-errors.ts'
import { refuseKeyOfOrganization } from '#platform/access/key-access.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { countAnonymousCall } from '#platform/rates/anonymous-calls.ts'
import { countCall } from '#platform/rates/call-rate.ts'
import { tooMany } from '#platform/rates/rate-limit.ts'
import { LiveFeed, type LiveServices } from './live-feed.server.ts'
import { LiveStream } from './live-stream.server.ts'
import { liveVariables } from './live-variables.server.ts'
import type { Since } from './read-record.server.ts'

type Sources = ReadonlyMap<string, LiveSource>

/** One per process: development makes the handlers again for each request. */
const feeds = new WeakMap<object, LiveFeed>()

function feedOf(services: LiveServices, sources: Sources) {
  const feed = feeds.get(services.database.orm) ?? new LiveFeed(services, sources)
  feeds.set(services.database.orm, feed)
  return feed
}

const address = '/api/live'
const retrySeconds = 60

export function liveHandler(services: LiveServices, sources: Sources): RouteHandler {
  const feed = feedOf(services, sources)
  return {
    name: address,
    methods: ['GET'],
    routine: true,
    matches: (path) => path === address,
    async handle({ request }) {
      const { access, config, database } = services
      const { headers } = request
      const lookUpCaller = access.callerLookup(services, headers)
      const caller = await lookUpCaller()
      if (!caller) {
        await countAnonymousCall(services)
        throw accessErrors.notAuthorized()
      }
      // A stream tells of all that its user may read.
      refuseKeyOfOrganization(caller)
      const person = (caller.impersonatedBy ?? caller.user).id
      await countCall(database, { session: caller.session.id, person }, config.limits)
      if (feed.countOf(caller.user.id) >= liveVariables.of(config).streamsPerPerson) {
        throw tooMany(retrySeconds)
      }
      const stream = new LiveStream()
      await feed.join({ lookUpCaller, caller, since: sinceOf(request), stream })
      return new Response(stream.body, {
        headers: {
          'content-type': 'text/event-stream',
          'cache-control': 'private, no-store',
          'x-accel-buffering': 'no',
        },
      })
    },
  }
}

/** A browser cannot set the header when it opens a stream, so another tab resumes by the address. */
function sinceOf({ url, headers }: Request): Since {
  const { searchParams } = new URL(url)
  return {
    lastId: headers.get('last-event-id') ?? searchParams.get('lastEventId') ?? undefined,
    seconds: z.safeParse(age, Number(searchParams.get('seconds'))).data,
  }
}

const age = z.int().check(z.minimum(0), z.maximum(24 * 3600))
