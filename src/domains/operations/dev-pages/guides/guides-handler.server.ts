import type { Config } from '#platform/config/config.ts'
import { httpErrors } from '#platform/http/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { readPage } from './read-guides.server.ts'

const page = /^\/(llms\.txt|[^/]+\.md|docs\/.+\.md|\.agents\/.+\.md)$/
const formerAddress = /^\/dev\/guides\/([^/]*)$/

/** The pages of a checkout, at the addresses that their links to each other have. */
export const guidesHandler = ({ localMode }: Pick<Config, 'localMode'>): RouteHandler => ({
  name: '/docs',
  methods: ['GET', 'HEAD'],
  matches: (path) => localMode && (page.test(path) || formerAddress.test(path)),
  async handle({ path }) {
    const [, former] = formerAddress.exec(path) ?? []
    const address = former === undefined ? path : `/docs/${former}.md`
    const text = await readPage(address.slice(1))
    if (text === undefined) throw httpErrors.unknown()
    if (former !== undefined) {
      return new Response(null, { status: 308, headers: { location: address } })
    }
    const kind = address.endsWith('.txt') ? 'plain' : 'markdown'
    return new Response(text, {
      headers: {
        'content-type': `text/${kind}; charset=utf-8`,
        'cache-control': 'private, no-store',
      },
    })
  },
})
