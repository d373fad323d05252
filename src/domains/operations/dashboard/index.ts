export { DashboardPage } from './dashboard-page.tsx'
export { prepareDashboard } from './prepare-dashboard.ts'
