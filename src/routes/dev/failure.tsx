import { createFileRoute } from '@tanstack/react-router'
import { createServerFn } from '@tanstack/react-start'
import { product } from '#rules/product.ts'
import { failureSearch } from '../-search.ts'
import { failOnPurpose } from './-fail-on-purpose.server.ts'

const failDeepInTheServer = createServerFn()
  .validator((status: string) => Number(status))
  .handler(({ data: status }) => failOnPurpose(status))

export const Route = createFileRoute('/dev/failure')({
  validateSearch: failureSearch,
  loaderDeps: ({ search }) => search,
  loader: async ({ deps: { inBrowser, status } }) => {
    if (!inBrowser) await failDeepInTheServer({ data: status })
  },
  component: Failure,
})

function Failure() {
  if (typeof window !== 'undefined' && !('mended' in window)) {
    throw new Error('the page broke in the browser')
  }
  return <h1>{product.name}</h1>
}
