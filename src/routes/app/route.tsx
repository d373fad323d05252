import { createFileRoute, Outlet } from '@tanstack/react-router'
import { AppFrame } from '../-app-frame.tsx'
import { areaHead } from '../-area-head.ts'
import { areaTexts, guardArea } from '../-guards.ts'

export const Route = createFileRoute('/app')({
  beforeLoad: guardArea('app'),
  loader: ({ context }) => context.i18n.loadNamespaces(areaTexts),
  head: areaHead,
  component: App,
})

function App() {
  return (
    <AppFrame>
      <Outlet />
    </AppFrame>
  )
}
