import { expect, test } from 'vitest'
import { mails } from '#domains/identity/login/index.server.ts'
import { LANGUAGES } from '#i18n/languages.ts'
import { serveHandlers } from '#platform/http/test-server.ts'
import { mailTemplatesHandler } from './mail-templates-handler.server.ts'

test('behaviour 4: every mail can be looked at in every language, in local mode alone', async () => {
  const local = await serveHandlers([mailTemplatesHandler({ mails, config: { localMode: true } })])
  const elsewhere = await serveHandlers([
    mailTemplatesHandler({ mails, config: { localMode: false } }),
  ])
  for (const { name } of mails) {
    for (const language of LANGUAGES) {
      const shown = await local.ask(`/api/dev/mails/${name}/${language}`)
      expect(shown.status).toBe(200)
      expect(shown.headers['content-security-policy']).toContain('sandbox')
      expect(String(shown.body)).toContain(`lang="${language}"`)
      expect((await elsewhere.ask(`/api/dev/mails/${name}/${language}`)).status).toBe(404)
    }
  }
  expect((await local.ask('/api/dev/mails/code/de')).status).toBe(404)
  expect((await local.ask('/api/dev/mails/nothing/en')).status).toBe(404)
})
