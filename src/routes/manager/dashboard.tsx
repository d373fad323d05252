import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage } from '#domains/operations/dashboard/index.ts'
import { useLoaderCode } from '../-use-loader-code.ts'
import { dashboardSections } from './-dashboard-sections.ts'

const loadSections = () => import('./-dashboard-sections.ts')

export const Route = createFileRoute('/manager/dashboard')({
  staticData: { title: 'dashboard', shape: 'dashboard' },
  // The module of the page's own code: a loader's static imports are part of every page.
  loader: async ({ context }) => (await loadSections()).prepareDashboardPage(context),
  component: Dashboard,
})

function Dashboard() {
  useLoaderCode(loadSections)
  return (
    <DashboardPage>
      {dashboardSections.map(([path, { DashboardSection }]) => (
        <DashboardSection key={path} />
      ))}
    </DashboardPage>
  )
}
