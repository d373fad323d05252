import type { QueryClient } from '@tanstack/react-query'
import { notFound } from '@tanstack/react-router'
import type { i18n as I18n } from 'i18next'
import type { Namespace } from '#i18n/texts.ts'
import { forgetFailures } from '#kit/record-list/index.ts'

interface Preparation {
  context: { i18n: I18n; queryClient: QueryClient }
  texts: Namespace[]
  reading: readonly unknown[]
}

/** The browser only waits for the texts; the page renders at once and shows the state of its queries. */
export async function prepareRecord({ context, texts, reading }: Preparation) {
  const read = Promise.allSettled(reading)
  await context.i18n.loadNamespaces(['record-page', 'forms', 'problems', ...texts])
  if (!import.meta.env.SSR) return
  const isMissing = (await read).some(
    (outcome) => outcome.status === 'rejected' && is404(outcome.reason),
  )
  forgetFailures(context.queryClient)
  if (isMissing) throw notFound()
}

const is404 = (error: unknown) =>
  error instanceof Error && 'status' in error && error.status === 404
