import { expect, test } from 'vitest'
import { LANGUAGES } from '#i18n/languages.ts'
import { serveHandlers } from '#platform/http/test-server.ts'
import { robotsHandler } from './robots-handler.server.ts'
import { sitemapHandler } from './sitemap-handler.server.ts'

const config = { baseUrl: new URL('https://product.example') }
const serve = () =>
  serveHandlers([
    robotsHandler(config, [{ allowed: ['/api/pets'] }, { closed: ['/pets'] }]),
    sitemapHandler(config, ['/login', '/about']),
  ])

test('the sitemap lists each public page in each language', async () => {
  const { ask } = await serve()
  const { status, headers, body } = await ask('/sitemap.xml')
  expect(status).toBe(200)
  expect(headers['content-type']).toBe('application/xml; charset=utf-8')
  const pages = [...String(body).matchAll(/<loc>(.*)<\/loc>/g)].map(([, page]) => page)
  expect(pages).toEqual(['https://product.example/login', 'https://product.example/about'])
  const ofAbout = [...String(body).matchAll(/hreflang="(.*)" href="(.*about.*)"/g)]
  expect(ofAbout.map(([, language, address]) => [language, address])).toEqual([
    ...LANGUAGES.map((language) => [language, `https://product.example/about?lng=${language}`]),
    ['x-default', 'https://product.example/about'],
  ])
})

test('robots.txt names the sitemap by its whole address', async () => {
  const { ask } = await serve()
  const { body } = await ask('/robots.txt')
  expect(String(body)).toMatch(/\nAllow: \/api\/pets\nDisallow: \/api\/\n/)
  expect(String(body)).toContain('\nDisallow: /pets\n')
  expect(String(body)).toMatch(/\n\nSitemap: https:\/\/product\.example\/sitemap\.xml\n$/)
})
