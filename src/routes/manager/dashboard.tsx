import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage, prepareDashboard } from '#domains/operations/dashboard/index.ts'
import { useLoaderCode } from '../-use-loader-code.ts'
import { dashboardPieces } from './-dashboard-pieces.ts'

export const Route = createFileRoute('/manager/dashboard')({
  staticData: { title: 'dashboard', shape: 'dashboard' },
  loader: ({ context }) => prepareDashboard(context, loadPieces),
  component: Dashboard,
})

/** The loader belongs to the first code of every page, the pieces don't. */
const loadPieces = async () => (await import('./-dashboard-pieces.ts')).dashboardPieces

function Dashboard() {
  useLoaderCode(loadPieces)
  return <DashboardPage pieces={dashboardPieces} />
}
