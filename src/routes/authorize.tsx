import { createFileRoute } from '@tanstack/react-router'
import { ConsentPage, prepareConsent } from '#domains/identity/connections/index.ts'
import { Area } from './-area.tsx'
import { areaTexts, guardArea } from './-guards.ts'
import { allTexts } from './-search.ts'

export const Route = createFileRoute('/authorize')({
  staticData: { title: 'authorize', shape: 'form' },
  validateSearch: allTexts,
  beforeLoad: guardArea('app'),
  loaderDeps: ({ search }) => search,
  loader: ({ context, deps }) =>
    Promise.all([context.i18n.loadNamespaces(areaTexts), prepareConsent(context, deps)]),
  component: Authorize,
})

function Authorize() {
  return (
    <Area home="/app">
      <ConsentPage search={Route.useSearch()} />
    </Area>
  )
}
