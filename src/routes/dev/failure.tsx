import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { useTranslation } from 'react-i18next'

const failDeepInTheServer = createServerFn().handler(() => {
  throw new Error('a secret of the server')
})

/** Fails on purpose, on the server or in the browser, so that tests see what a person then sees. */
export const Route = createFileRoute('/dev/failure')({
  loaderDeps: ({ search }) => ({ inBrowser: 'in' in search }),
  loader: async ({ deps }) => {
    if (!deps.inBrowser) await failDeepInTheServer()
  },
  component: Failure,
})

function Failure() {
  const { t } = useTranslation()
  const { inBrowser } = Route.useLoaderDeps()
  if (inBrowser && typeof window !== 'undefined' && !('mended' in window)) {
    throw new Error('the page broke in the browser')
  }
  return <h1>{t('productName')}</h1>
}
