import type { Config } from '#platform/config/config.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { readGuides } from './read-guides.server.ts'

const address = '/dev/guides/'

export const guidesHandler = ({ localMode }: Pick<Config, 'localMode'>): RouteHandler => ({
  name: '/dev/guides',
  methods: ['GET', 'HEAD'],
  matches: (path) => path.startsWith(address),
  async handle({ path }) {
    const guides = localMode ? await readGuides() : []
    const guide = guides.find(({ name }) => path === address + name)
    if (!guide) throw httpErrors.unknown()
    return new Response(guide.text, {
      headers: {
        'content-type': 'text/markdown; charset=utf-8',
        'cache-control': 'private, no-store',
      },
    })
  },
})
