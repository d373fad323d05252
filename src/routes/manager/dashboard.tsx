import { createFileRoute } from '@tanstack/react-router'
import { DashboardPage, prepareDashboard } from '#domains/operations/dashboard/index.ts'

export const Route = createFileRoute('/manager/dashboard')({
  staticData: { title: 'dashboard', shape: 'dashboard' },
  loader: ({ context }) => prepareDashboard(context),
  component: DashboardPage,
})
