import { LANGUAGE_QUERY } from '#i18n/language-memory.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import type { Config } from '#platform/config/config.ts'
import type { RouteHandler } from '#platform/http/route-handler.ts'
import { textAnswer } from './text-answer.server.ts'

export const SITEMAP = '/sitemap.xml'

/** `pages` are the paths that visitors may read without an account. */
export function sitemapHandler(
  { baseUrl }: Pick<Config, 'baseUrl'>,
  pages: readonly string[],
): RouteHandler {
  const sitemap = sitemapOf(pages.map((page) => new URL(page, baseUrl)))
  return {
    name: SITEMAP,
    methods: ['GET', 'HEAD'],
    matches: (path) => path === SITEMAP,
    handle: () => textAnswer('application/xml', sitemap),
  }
}

const sitemapOf = (pages: URL[]) => `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${pages.map(entryOf).join('\n')}
</urlset>
`

/** Without a language in the address, the browser's decides. */
const entryOf = (page: URL) => `  <url>
    <loc>${page.href}</loc>
${LANGUAGES.map((language) => alternate(language, spokenIn(page, language))).join('\n')}
${alternate('x-default', page.href)}
  </url>`

const alternate = (language: string, address: string) =>
  `    <xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`

function spokenIn(page: URL, language: string) {
  const address = new URL(page)
  address.searchParams.set(LANGUAGE_QUERY, language)
  return address.href
}
