import type { Config } from '#platform/config/config.ts'
import { checkEveryAnswer } from '#platform/http/test-client.ts'

type Check = Awaited<ReturnType<typeof load>>

let loading: Promise<Check> | undefined

/** Only tests that call the API pay for the document. */
async function load() {
  const [{ apiRouter }, { access }, { openApiDocument }, { answerChecker }] = await Promise.all([
    import('#app/api/index.server.ts'),
    import('#domains/identity/auth/index.server.ts'),
    import('#platform/api/document/open-api.ts'),
    import('./check-answer.ts'),
  ])
  const config = { baseUrl: new URL('https://books.example') } as Config
  return answerChecker(await openApiDocument(apiRouter, { access, config }))
}

checkEveryAnswer(async (exchange) => {
  if (!/^\/api\/(v1|auth)\//.test(exchange.path)) return
  const complaint = (await (loading ??= load()))(exchange)
  if (complaint !== undefined) throw new Error(complaint)
})
