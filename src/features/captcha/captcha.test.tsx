import { text } from 'node:stream/consumers'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router'
import { renderToReadableStream } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { expect, test } from 'vitest'
import { setupQuery } from '#features/setup/index.ts'
import { createI18n, startI18n } from '#i18n/create-i18n.ts'
import { Captcha } from './index.ts'

/** The field as the server writes it, where `captcha` is configured. */
async function written(captcha: object | null): Promise<string> {
  const i18n = createI18n()
  await startI18n(i18n, { language: 'fr' })
  const queries = new QueryClient()
  queries.setQueryData(setupQuery.queryKey, { configuration: { captcha } } as never)
  const page = await renderToReadableStream(
    <QueryClientProvider client={queries}>
      <I18nextProvider i18n={i18n}>
        <RouterContextProvider router={createRouter({ routeTree: createRootRoute() })}>
          <Captcha onToken={() => undefined} />
        </RouterContextProvider>
      </I18nextProvider>
    </QueryClientProvider>,
  )
  await page.allReady
  return text(page as never)
}

test('without a captcha there is nothing', async () => {
  expect(await written(null)).toBe('')
})

test('with a captcha there is a place for it, which says what it is for', async () => {
  const page = await written({ provider: 'hcaptcha', siteKey: 'site' })
  expect(page).toContain('<fieldset aria-label="Vérification que vous êtes une personne"')
})
