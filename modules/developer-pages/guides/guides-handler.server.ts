import type { Config } from '#platform/config/config.ts'
import { httpErrors } from '#platform/errors/http-errors.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { readGuides, readPage } from './read-guides.server.ts'

const page = /^\/(llms\.txt|[^/]+\.md|docs\/.+\.md|modules\/.+\.md|\.agents\/.+\.md)$/
const addressByName = /^(?:\/dev\/guides\/([^/]*)|\/docs\/([^/]*)\.md)$/

/** The pages of a checkout, at the addresses that their links to each other have. A guide is also found by its name. */
export const guidesHandler = ({ localMode }: Pick<Config, 'localMode'>): RouteHandler => ({
  name: '/docs',
  methods: ['GET', 'HEAD'],
  matches: (path) => localMode && (page.test(path) || addressByName.test(path)),
  async handle({ path }) {
    const text = await readPage(path.slice(1))
    if (text === undefined) return redirectByName(path)
    const kind = path.endsWith('.txt') ? 'plain' : 'markdown'
    return new Response(text, {
      headers: {
        'content-type': `text/${kind}; charset=utf-8`,
        'cache-control': 'private, no-store',
      },
    })
  },
})

async function redirectByName(path: string) {
  const [, former, name = former] = addressByName.exec(path) ?? []
  const guide = (await readGuides()).find((one) => one.name === name)
  if (!guide) throw httpErrors.unknown()
  return new Response(null, { status: 308, headers: { location: `/${guide.path}` } })
}
