import { createFileRoute } from '@tanstack/react-router'
import { ResourcePage } from '#kit/resource-pages/index.ts'
import { guardPage } from '../-guards.ts'
import { allTexts } from '../-search.ts'
import { listParts } from './-list-parts-on-demand.ts'
import { managerModules } from './-manager-modules.ts'
import { Facts } from './-record-facts.ts'

/** The pages of registered resources; a route file for the same address takes over. */
export const Route = createFileRoute('/manager/$resource/$')({
  validateSearch: allTexts,
  loaderDeps: ({ search }) => search,
  loader: async ({ context, params, deps }) => {
    // On demand: the loaders of all routes are part of every page.
    const { prepareResourcePage } =
      await import('#kit/resource-pages/registered/prepare-resource-page.ts')
    return prepareResourcePage({
      context: { ...context, managerModules },
      params,
      search: deps,
      guard: (needs) => guardPage(needs)({ context }),
    })
  },
  component: RegisteredResource,
})

function RegisteredResource() {
  return (
    <ResourcePage
      resources={Route.useRouteContext().resources}
      params={Route.useParams()}
      search={Route.useSearch()}
      listParts={listParts}
      Facts={Facts}
    />
  )
}
