import { createFileRoute } from '@tanstack/react-router'
import { Area } from '#routes/-area.tsx'
import { areaTexts, guardArea } from '#routes/-guards.ts'
import { allTexts } from '#routes/-search.ts'
import { ConsentPage, prepareConsent } from '../index.ts'

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
