import type { Config } from '#platform/config/config.ts'

type Check = Awaited<ReturnType<typeof load>>

let loading: Promise<Check> | undefined

/** A set-up file is evaluated for each test file, this module once per worker: the document takes half a second. */
export const answerCheck = () => (loading ??= load())

/** Only tests that call the API pay for the document. */
async function load() {
  const [{ apiRouter }, { serverParts }, { openApiDocument }, { answerChecker }] =
    await Promise.all([
      import('#app/api/index.server.ts'),
      import('#app/server-parts.server.ts'),
      import('#platform/api/document/open-api.ts'),
      import('./check-answer.ts'),
    ])
  const config = { baseUrl: new URL('https://product.example') } as Config
  return answerChecker(await openApiDocument(apiRouter, { ...serverParts, config }))
}
